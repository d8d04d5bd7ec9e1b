import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { classNames } from "../../../../site/ui/class-names.ts";
import { isPublic } from "../../../engine/publish/publication.ts";
import type { api } from "../../api/client.ts";
import { publicationQuery, publishAgain, publishingKey, useLiveCheck } from "../../api/publication.ts";
import { Screen } from "../../shell/screen.tsx";
import { useNavigateIfHere } from "../../shell/use-navigate-if-here.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useWithHelperName, WithHelperName } from "../../ui/helper-name.tsx";
import { Note } from "../../ui/notes.tsx";
import { TimeAgo, When } from "../../ui/time.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import { ThrownAway } from "../history/thrown-away.tsx";
import { CheckAgain, hostOf, SiteDownNote } from "../publishing/live-site.tsx";
import styles from "./changes.module.css";

type LiveState = InferResponseType<typeof api.publication.$get, 200>["live"];

type NothingToPublishProps = LiveState & { readonly thrownAwaySince: number };

/** The draft is what was published last. Says so, and whether the live site shows it. */
export function NothingToPublish({
  since,
  wasPublishedElsewhere,
  host,
  thrownAwaySince,
}: NothingToPublishProps) {
  const withHelperName = useWithHelperName();
  const thrownAway = <ThrownAway since={thrownAwaySince} />;
  if (since === undefined && host && (wasPublishedElsewhere || isPublic(host.url))) {
    return (
      <Screen
        title="Not published there yet"
        where="Before you publish"
        heading={
          wasPublishedElsewhere ? "You last published to another place" : "The studio hasn’t published yet"
        }
        lead={
          wasPublishedElsewhere
            ? `Nothing has changed, but your site’s place is ${host.name} now. You can put what you last published there.`
            : withHelperName(
                `Nothing has changed. If your site is at ${hostOf(host.url)} already, because whoever helps you has put it there, it’s fine as it is.`,
              )
        }
      >
        <div className={ui.stack}>
          {thrownAway}
          <PutThere />
        </div>
      </Screen>
    );
  }
  return (
    <Screen
      title="Nothing to publish"
      where="Before you publish"
      lead={
        since === undefined ? (
          "Nothing has changed since the studio was set up."
        ) : (
          <>
            Everything here is published. The last change was published: <When time={since} />.
          </>
        )
      }
    >
      <div className={ui.stack}>
        {thrownAway}
        {since !== undefined && <LiveSite />}
        <p>
          <ButtonLink to="/history">What changed lately</ButtonLink>
        </p>
        <details open>
          <summary>Changed something, and it isn’t on the site?</summary>
          <ul className={classNames(styles.reasons, ui.tightStack)}>
            <li>Your browser may show its own old copy. Reload that page once.</li>
            <li>A search engine or a shared link can show the old words for days. That passes.</li>
            <li>Text in the booking service, at the centre or on social media isn’t part of this site.</li>
          </ul>
        </details>
      </div>
    </Screen>
  );
}

/** Whether the live site shows what was published from here. */
function LiveSite() {
  const { check } = useLiveCheck();
  if (!check) return null;
  const { reading, isAsPublished } = check;
  if (reading.error) return <SiteDownNote />;
  if (!isAsPublished) {
    return (
      <Note kind="bad" title="The live site differs, though nothing has changed here">
        <p>
          <WithHelperName>
            It doesn’t show what was published from here last. Somebody may have published from elsewhere, or
            the host may show an old copy or have lost yours: ask whoever helps you first.
          </WithHelperName>
        </p>
        <div className={ui.row}>
          <PutThere />
          <CheckAgain />
        </div>
      </Note>
    );
  }
  return (
    <p className={ui.soft}>
      I looked at the live site <TimeAgo time={reading.at} /> ago, and it shows the same.
    </p>
  );
}

/** Puts what was published last at the site's place, whole. */
function PutThere() {
  const queries = useQueryClient();
  const navigateIfHere = useNavigateIfHere();
  const putting = useMutation({
    mutationKey: publishingKey,
    mutationFn: publishAgain,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: publicationQuery.queryKey });
      await navigateIfHere("/publishing");
    },
    onError: (error) => showToast(error.message),
  });
  return (
    <p>
      <Button isBusy={putting.isPending} onClick={() => putting.mutate()}>
        Put the whole site there
      </Button>
    </p>
  );
}
