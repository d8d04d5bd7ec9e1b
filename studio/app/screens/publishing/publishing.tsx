import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import type { Publication } from "../../../core/publish/publication.ts";
import { useSession } from "../../api/content.ts";
import { publicationQuery } from "../../api/publication.ts";
import { essential } from "../../api/query-client.ts";
import { Screen } from "../../shell/screen.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Note } from "../../ui/note.tsx";
import { TimePassed } from "../../ui/time-passed.tsx";
import { clockTime } from "../../ui/words-of-time.ts";
import { NotPublished } from "./not-published.tsx";
import { NotSeen } from "./not-seen.tsx";
import { OnlyYou } from "./only-you.tsx";
import { Steps } from "./steps.tsx";
import { isOnlyHere } from "./words.ts";
import "./publishing.css";

/** How far the last publication is, or why it ended. */
export function Component() {
  const { data } = useQuery({ ...publicationQuery, ...essential });
  if (!data) {
    return (
      <Screen title="Publishing" where="Publishing">
        <Loading label="Asking how far it is" lines={8} />
      </Screen>
    );
  }
  const { publication, live } = data;
  switch (publication?.outcome) {
    case undefined:
      return <Navigate to="/changes" replace />;
    case "running":
      return <OnItsWay publication={publication} />;
    case "live":
      return <Navigate to="/history" replace />;
    case "unconfirmed":
      return <NotSeen publication={publication} />;
    case "interrupted":
      return <Interrupted />;
    case "failed":
      return <NotPublished publication={publication} liveSince={live.since} />;
  }
}

const OnItsWay = ({ publication }: { readonly publication: Publication }) => (
  <Screen
    title="Publishing"
    where="Publishing"
    status={<Begun at={publication.startedAt} />}
    heading="On its way"
    lead={
      <>
        <span aria-hidden="true">
          <TimePassed since={publication.startedAt} /> so far.{" "}
        </span>
        You may close this window.{" "}
        {isOnlyHere(publication) ? "The old site stays" : "Visitors see the old site"} until the new one is
        whole.
      </>
    }
  >
    <div className="cols">
      <section aria-live="polite" aria-label="Steps">
        <Steps publication={publication} />
      </section>
      <aside className="stack">
        <OnlyYou todos={publication.elsewhere ?? []} />
        <Note title="If this fails">
          <p>
            Nothing half-done is ever on the web. Either all of it changes over, or visitors keep the site
            they have, and I tell you why.
          </p>
        </Note>
      </aside>
    </div>
  </Screen>
);

function Begun({ at }: { readonly at: number }) {
  const { timeZone } = useSession().business;
  return `Begun ${clockTime(at, timeZone)}`;
}

const Interrupted = () => (
  <Screen
    title="Not published"
    where="Publishing"
    heading="Not published: the studio was stopped"
    lead="It stopped before anything was kept, so nothing happened. The site is as before, and your changes are all here."
  >
    <p>
      <ButtonLink look="gold" to="/changes">
        Look and publish
      </ButtonLink>
    </p>
  </Screen>
);
