import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { articlePath, lettersPath } from "../../../../domain/pages.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import type { Change } from "../../../core/content/change.ts";
import { isPublic } from "../../../core/publish/hosts/host.ts";
import type { DatedChange } from "../../../server/routes/content.ts";
import { api, read } from "../../api/client.ts";
import { draftQuery, fileQuery, type Search, useContent, useSearch, useSession } from "../../api/content.ts";
import { publicationQuery, publishAgain, publishingKey, useLiveLook } from "../../api/publication.ts";
import { essential } from "../../api/query-client.ts";
import { Screen } from "../../shell/screen.tsx";
import { useGoOn } from "../../shell/use-go-on.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { RegisterMark } from "../../ui/marks.tsx";
import { ExactWords, Loading, Note } from "../../ui/notes.tsx";
import { TimeAgo, When } from "../../ui/time.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import { countWords, upperFirst } from "../../ui/words.ts";
import { DoubtfulAnswers } from "../dates/doubtful-answers.tsx";
import { hostOf, LookAgain, SiteDownNote } from "../publishing/live-site.tsx";
import { PublishPanel } from "../publishing/publish-panel.tsx";
import { ChangeCard, HeldCard, PlacesOfSeveral } from "./change-card.tsx";
import styles from "./changes.module.css";

/** Every place that the draft's changes touch, before and after; where single ones are left out. */
export function Component() {
  const { data: draft } = useQuery({ ...draftQuery, ...essential });
  const { data: last } = useQuery(publicationQuery);
  // Answers that are no longer true stand above the changes: nothing may move once it is shown.
  const { isPending } = useQuery(fileQuery("faqs"));
  const search = useSearch();
  const { previewOrigin } = useSession();
  const leftOut = useLeftOut();

  if (!draft || !last || isPending) {
    return (
      <Screen title="What will change" where="Before you publish">
        <Loading label="Comparing with what visitors see" lines={12} />
      </Screen>
    );
  }
  const { changes, heldBack } = draft;
  if (changes.length + heldBack.length === 0) return <NothingToPublish {...last.live} />;

  const chosen = changes.filter(({ id }) => !leftOut.has(id));
  const foundOf = (id: string) => search?.found.find(({ change }) => change === id);
  const together = search?.found.find(({ change }) => change === undefined);

  return (
    <Screen
      title="What will change"
      where="Before you publish"
      heading={headingOf(chosen.length, changes.length)}
      lead={
        search &&
        changes.length > 0 && (
          <Progress search={search} total={changes.length} chosen={chosen.map(({ id }) => id)} />
        )
      }
    >
      <div className={ui.columns}>
        <div className={ui.stack}>
          {heldBack.map((held) => (
            <HeldCard key={held.key} held={held} />
          ))}
          {search?.state === "failed" && <Failed search={search} changes={changes} />}
          {chosen.some(closes) && <DoubtfulAnswers />}
          {changes.map((change) => (
            <ChangeCard
              key={change.id}
              change={change}
              found={foundOf(change.id)}
              search={search}
              isLeftOut={leftOut.has(change.id)}
              onLeaveOut={(isOut) => leftOut.set(change.id, isOut)}
            />
          ))}
          {together && <PlacesOfSeveral found={together} />}
        </div>
        <aside
          className={classNames(ui.stack, styles.publish, changes.length > 0 && styles.withButton)}
          aria-label="Publish"
        >
          {changes.length > 0 && (
            <PublishPanel chosen={chosen.map(({ id }) => id)} page={pageWith(chosen, search)} />
          )}
          <p className={ui.small}>
            <a href={previewOrigin} target="_blank" rel="noreferrer">
              Walk through the new site
            </a>{" "}
            before it’s published, every page of it
            {chosen.length < changes.length && ", with what you left out"}.
          </p>
        </aside>
      </div>
    </Screen>
  );
}

/** Whether a change closes a Sunday: an answer may no longer be true. */
const closes = ({ id, after }: Change) => id.startsWith("schedule closures.") && after !== undefined;

/** Returns where visitors read a chosen change, as path and fragment; undefined if that isn't known. */
const pageWith = (chosen: readonly Change[], search: Search | undefined): string | undefined =>
  chosen.flatMap(({ id, after }) => (after === undefined ? [] : pageOf(id)))[0] ??
  search?.found
    .filter(({ change }) => chosen.some(({ id }) => id === change))
    .flatMap(({ places }) => places)
    .find(({ kind, show }) => kind === "text" && show)
    // The live site shows what it shows today.
    ?.show?.replace(/\?[^#]*/, "");

/** Returns the page that a change makes: that of an article, or the list with a letter. */
function pageOf(id: string): readonly string[] {
  const [, article] = /^articles\/([\w-]+)$/.exec(id) ?? [];
  return article ? [articlePath(article)] : id.startsWith("letters ") ? [lettersPath] : [];
}

function headingOf(chosen: number, all: number): string {
  if (all === 0) return "Nothing can be published yet";
  if (chosen === 0) return "Nothing chosen";
  if (chosen < all) return `${upperFirst(countWords(chosen))} of ${countWords(all)} changes`;
  return `${upperFirst(countWords(all))} ${all === 1 ? "change" : "changes"}, not published yet`;
}

type ProgressProps = {
  readonly search: Search;
  /** The number of changes. */
  readonly total: number;
  /** The ids of the changes to publish. */
  readonly chosen: readonly string[];
};

/** How far the search has come, or what it has found in all. */
function Progress({ search, total, chosen }: ProgressProps) {
  const isAlone = ({ change }: Search["found"][number]) => change !== undefined;
  const done = search.found.filter(isAlone).length;
  return (
    <span role="status">
      {search.state === "preparing" && "Getting ready to compare the pages: half a minute, once…"}
      {search.state === "searching" &&
        `Comparing all pages as they are and as they’ll be: ${done} of ${total}…`}
      {search.state === "done" && summaryOf(search, chosen)}
    </span>
  );
}

function summaryOf({ found }: Search, chosen: readonly string[]): string {
  const places = found
    .filter(({ change }) => change === undefined || chosen.includes(change))
    .flatMap((each) => each.places);
  if (places.length === 0) return "No page will look different.";
  const count = `${upperFirst(countWords(places.length))} ${places.length === 1 ? "place changes" : "places change"}`;
  const isEverywhere = places.some(({ everywhere }) => everywhere);
  return `${count}${isEverywhere ? ", one of them on every page" : ""}. Nothing else on the site is touched.`;
}

type FailedProps = { readonly search: Search; readonly changes: readonly DatedChange[] };

/** Why the draft can't be compared. */
function Failed({ search, changes }: FailedProps) {
  const nameOf = ({ file, field }: Search["problems"][number]) =>
    changes.find((change) => change.file === file && change.path.join(".") === field)?.label ?? field;
  if (search.problems.length === 0) {
    return (
      <Note kind="bad" title="The pages couldn’t be compared" isAlert>
        <p>The live site is as it was, and your changes are kept.</p>
        {search.detail && <ExactWords>{search.detail}</ExactWords>}
      </Note>
    );
  }
  return (
    <Note kind="bad" title="The draft can’t be shown yet" isAlert>
      <p>Visitors still see the site as it was, and your changes are kept. To fix:</p>
      <ul>
        {search.problems.map((problem) => (
          <li key={`${problem.file} ${problem.line} ${problem.field}`}>
            {nameOf(problem)} {problem.message}{" "}
            <span className={classNames(ui.small, ui.soft)}>
              {problem.file}, line {problem.line}
            </span>
          </li>
        ))}
      </ul>
    </Note>
  );
}

type LeftOut = {
  has(id: string): boolean;
  set(id: string, isOut: boolean): void;
};

type Choice = { readonly id: string; readonly isOut: boolean };

const mutationKey = ["leave out"];

/** Returns which changes the next publication leaves out. The studio keeps it: it holds in all windows. */
function useLeftOut(): LeftOut {
  const kept = useContent()?.leftOut ?? [];
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (json: Choice) => read(api.content["left-out"].$post({ json })),
    onSuccess: ({ leftOut }) =>
      queries.setQueryData(draftQuery.queryKey, (draft) => draft && { ...draft, leftOut: [...leftOut] }),
    onError: (error) => showToast(error.message),
  });
  const underWay = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as Choice,
  });
  return {
    has: (id) => underWay.findLast((choice) => choice.id === id)?.isOut ?? kept.includes(id),
    set: (id, isOut) => mutate({ id, isOut }),
  };
}

type LiveState = InferResponseType<typeof api.publication.$get, 200>["live"];

/** The draft is what was published last. Says so, and whether the live site shows it. */
function NothingToPublish({ since, isElsewhere, host }: LiveState) {
  if (since === undefined && host && (isElsewhere || isPublic(host.url))) {
    return (
      <Screen
        title="Not published there yet"
        where="Before you publish"
        heading={isElsewhere ? "You published last to another place" : "The studio hasn’t published yet"}
        lead={
          isElsewhere
            ? `Nothing is changed here, and ${host.name} is the place of your site now. What you published last can be put there.`
            : `Nothing is changed here. If your site is at ${hostOf(host.url)} already, because whoever helps you has put it there, it’s fine as it is.`
        }
      >
        <PutThere />
      </Screen>
    );
  }
  return (
    <Screen
      title="Nothing to publish"
      where="Before you publish"
      status={since !== undefined && <AllPublished />}
      bigMark="in"
      lead={
        <>
          {since === undefined
            ? "Nothing is changed since the studio began."
            : host?.name === "this computer"
              ? "What you see here is what the site on this computer shows."
              : "What you see here is what visitors see."}
          {since !== undefined && (
            <>
              {" "}
              The last change went live: <When time={since} />.
            </>
          )}
        </>
      }
    >
      <div className={ui.stack}>
        {since !== undefined && <LiveSite />}
        <p>
          <ButtonLink to="/history">What changed lately</ButtonLink>
        </p>
        <details open>
          <summary>Changed something, and it isn’t on the site?</summary>
          <ul className={classNames(styles.reasons, ui.tightStack)}>
            <li>Your browser may show its own old copy. Reload that page once.</li>
            <li>A search engine or a shared link can show the old words for days. That passes by itself.</li>
            <li>Text in the booking service, at the centre or on social media isn’t part of this site.</li>
          </ul>
        </details>
      </div>
    </Screen>
  );
}

const AllPublished = () => (
  <>
    <RegisterMark out={false} /> All published
  </>
);

/** Whether the live site shows what was published from here. */
function LiveSite() {
  const { look } = useLiveLook();
  if (!look) return null;
  const { reading, isAsPublished } = look;
  if (reading.error) return <SiteDownNote />;
  if (!isAsPublished) {
    return (
      <Note kind="bad" title="The live site differs, though nothing is changed here">
        <p>
          It doesn’t show what was published from here last. Somebody may have published from elsewhere, the
          host may show an old copy, or have lost yours: ask whoever helps you first.
        </p>
        <div className={ui.row}>
          <PutThere />
          <LookAgain />
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
  const goOn = useGoOn();
  const putting = useMutation({
    mutationKey: publishingKey,
    mutationFn: publishAgain,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: publicationQuery.queryKey });
      await goOn("/publishing");
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
