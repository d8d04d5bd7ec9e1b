import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate } from "react-router";
import { classNames } from "../../../../site/ui/class-names.ts";
import { type Publication, type Step, steps } from "../../../core/publish/publication.ts";
import { useSession } from "../../api/content.ts";
import { publicationQuery, useLookAgain } from "../../api/publication.ts";
import { essential } from "../../api/query-client.ts";
import { Screen } from "../../shell/screen.tsx";
import { useGoOn } from "../../shell/use-go-on.ts";
import { useUnpublished } from "../../shell/use-unpublished.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { RegisterMark } from "../../ui/marks.tsx";
import { ExactWords, Loading, Note } from "../../ui/notes.tsx";
import { TimePassed } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { clockTime, upperFirst } from "../../ui/words.ts";
import { exactTime, hostOf, isOnlyHere, seenWords, unseenWords } from "./live-site.tsx";
import { NotPublished } from "./not-published.tsx";
import { OnlyYou } from "./only-you.tsx";
import styles from "./publishing.module.css";

/** How far the last publication is, or why it ended. */
export function Component() {
  const { data } = useQuery({ ...publicationQuery, ...essential });
  const { isPublishing } = useUnpublished();
  // It was pressed, and hasn't begun yet.
  if (!data || (isPublishing && data.publication?.outcome !== "running")) {
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
      return <OnToHistory />;
    case "unconfirmed":
      return <NotSeen publication={publication} />;
    case "interrupted":
      return <Interrupted />;
    case "failed":
      return <NotPublished publication={publication} liveSince={live.since} />;
  }
}

/** All is live: the history says so, unless she is on her way elsewhere. */
function OnToHistory() {
  const goOn = useGoOn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void goOn("/history", { replace: true }), []);
  return null;
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
    <div className={ui.columns}>
      <section aria-live="polite" aria-label="Steps">
        <Steps publication={publication} />
      </section>
      <aside className={ui.stack}>
        <OnlyYou todos={(publication.elsewhere ?? []).filter(({ since }) => since === undefined)} />
        <Note title="If this fails">
          <p>
            Nothing is ever half-done. Either all of it changes over, or the site stays as it is, and I tell
            you why.
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

/** The new state was put on the web, and a visitor doesn't see it yet. */
function NotSeen({ publication }: { readonly publication: Publication }) {
  const { timeZone } = useSession().business;
  const look = useLookAgain();
  const { reading, url } = publication;
  return (
    <Screen
      title="Not seen yet"
      where="Publishing"
      status={reading && `Looked at ${clockTime(reading.at, timeZone)}`}
      heading={`Put ${isOnlyHere(publication) ? "in place" : "on the web"}, but not seen there yet`}
      lead="Nothing is lost, and nothing is half done. Your changes count as not published until I have seen them."
    >
      <div className={ui.columns}>
        <div className={ui.stack}>
          <Note kind="bad" isAlert title={unseenWords(publication)}>
            <p>Wait a little and look again. If it stays like this for an hour, ask whoever helps you.</p>
          </Note>
          <p className={ui.row}>
            <Button isBusy={look.isPending} onClick={() => look.mutate()}>
              Look again
            </Button>
            <a href={url} target="_blank" rel="noreferrer">
              See it yourself
            </a>
          </p>
          <Steps publication={publication} />
          <ExactWords>{exactWords(publication)}</ExactWords>
        </div>
      </div>
    </Screen>
  );
}

const exactWords = ({ url, state, release, commit, reading }: Publication) =>
  [
    `${url} should show the state ${state} of the release ${release} (commit ${commit}).`,
    `<meta name="state"> of /: ${reading?.state ?? "none"}`,
    `release in /healthz: ${reading?.release ?? "none"}`,
    ...(reading?.error ? [reading.error] : []),
  ].join("\n");

/** The steps of a publication: done, under way, still to come. */
function Steps({ publication }: { readonly publication: Publication }) {
  const { timeZone } = useSession().business;
  const current = steps.find((step) => publication.done[step] === undefined);
  return (
    <ol className={styles.steps}>
      {steps.map((step) => {
        const time = publication.done[step];
        const isNow = step === current && publication.outcome === "running";
        const isLater = time === undefined && !isNow;
        const { title, text } = wordsOf(step, publication, isNow, timeZone);
        return (
          <li
            key={step}
            className={isLater ? styles.stillToCome : undefined}
            aria-current={isNow ? "step" : undefined}
          >
            {isLater ? (
              <span className={classNames(styles.mark, styles.emptyMark)} aria-hidden="true" />
            ) : (
              <RegisterMark out={isNow} className={styles.mark} />
            )}
            <span>
              <b>{title}</b>
              <br />
              <span className={classNames(ui.small, ui.soft)}>{text}</span>
            </span>
            <span className={classNames(ui.figures, ui.small)}>
              {time === undefined ? isNow && "now" : exactTime(time, timeZone)}
              <span className={ui.visuallyHidden}>
                {time !== undefined ? ", done" : isLater ? "still to come" : ""}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

type Words = { readonly title: string; readonly text: string };

function wordsOf(step: Step, publication: Publication, isNow: boolean, timeZone: string): Words {
  const isDone = publication.done[step] !== undefined;
  switch (step) {
    case "committed":
      return {
        title: isNow ? "Being kept…" : "Kept",
        text: "This state of the site is written down, so that you can come back to it.",
      };
    case "built":
      return {
        title: isNow ? "Being built and checked…" : "Built and checked",
        text: isDone ? "Every link leads somewhere." : "Every page is made anew, and every link followed.",
      };
    case "online":
      return {
        title: isOnlyHere(publication)
          ? isNow
            ? "Being put in place…"
            : "Put in place"
          : isNow
            ? "Being put on the web…"
            : "Put on the web",
        text: onlineWords(publication),
      };
    case "looked":
      return {
        title: isNow ? "Being looked at, as a visitor would…" : "Looked at, as a visitor would",
        text: isDone
          ? seenWords(publication, timeZone)
          : publication.outcome === "unconfirmed"
            ? "Not seen yet: the note above says what I found."
            : `I open ${hostOf(publication.url)} until it shows what you publish, for two minutes at most.`,
      };
  }
}

function onlineWords({ host, done }: Publication): string {
  const name = upperFirst(host);
  return done.online === undefined
    ? `${name} gets the files, and changes over once it has them all.`
    : `${name} has changed over.`;
}
