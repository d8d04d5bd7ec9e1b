import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate } from "react-router";
import { classNames } from "../../../../site/ui/class-names.ts";
import type { Publication, Step } from "../../../engine/publish/publication.ts";
import { useSession } from "../../api/content.ts";
import {
  liveCheckIntervalWhileWaiting,
  publicationQuery,
  useLiveCheck,
  useTryAgain,
} from "../../api/publication.ts";
import { essential } from "../../api/query-client.ts";
import { Screen } from "../../shell/screen.tsx";
import { useNavigateIfHere } from "../../shell/use-navigate-if-here.ts";
import { useUnpublished } from "../../shell/use-unpublished.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { clockTime, longDay, lowerFirst, upperFirst } from "../../ui/format.ts";
import { useWithHelperName, WithHelperName } from "../../ui/helper-name.tsx";
import { RegisterMark } from "../../ui/marks.tsx";
import { ExactWords, Loading, Note, Wrong } from "../../ui/notes.tsx";
import { TimePassed } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { hostOf, isOnlyHere, StartSite, unseenWords } from "./live-site.tsx";
import { Problems } from "./publish-panel.tsx";
import styles from "./publishing.module.css";

/** How far the last publication is, or why it ended. */
export function Component() {
  const { data } = useQuery({ ...publicationQuery, ...essential });
  const { isPublishing } = useUnpublished();
  // Publish was clicked, and the publication hasn't begun yet.
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
    case "failed":
      return <NotPublished publication={publication} liveSince={live.since} />;
  }
}

/** All is live: the history says so, unless she is on her way elsewhere. */
function OnToHistory() {
  const navigateIfHere = useNavigateIfHere();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void navigateIfHere("/history", { replace: true }), []);
  return null;
}

type PublicationProps = { readonly publication: Publication };

const OnItsWay = ({ publication }: PublicationProps) => (
  <Screen
    title="Publishing"
    where="Publishing"
    heading="On its way"
    lead={
      <>
        <span aria-hidden="true">
          <TimePassed since={publication.startedAt} /> so far.{" "}
        </span>
        You may close this window.{" "}
        {isInPlace(publication)
          ? "The new pages are in place. If I don’t find them there, nothing is lost, and I tell you."
          : `${isOnlyHere(publication) ? "The old site stays" : "Visitors see the old site"} until the new one is whole. If anything fails, the site stays as it is, and I tell you why.`}
      </>
    }
  >
    <Steps publication={publication} />
  </Screen>
);

/** Whether the site has changed over: nothing of the old one stays then. */
const isInPlace = ({ step }: Publication) => step === "verify";

/** What is done, under way, and still to come. */
function Steps({ publication }: PublicationProps) {
  const steps = stepsOf(publication);
  const now = steps.findIndex(({ step }) => step === publication.step);
  return (
    <ol className={styles.steps} aria-live="polite">
      {steps.map(({ step, title, text }, index) => (
        <li
          key={step}
          className={index > now ? styles.stillToCome : undefined}
          aria-current={index === now ? "step" : undefined}
        >
          <RegisterMark out={index === now} isEmpty={index > now} className={styles.mark} />
          <span>
            <b>{title}</b>
            <span className={ui.visuallyHidden}>
              {index < now ? ", done" : index > now ? ", still to come" : ""}
            </span>
            <br />
            <span className={classNames(ui.small, ui.soft)}>{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

type ShownStep = { readonly step: Step; readonly title: string; readonly text: string };

const stepsOf = (publication: Publication): readonly ShownStep[] => [
  {
    step: "build",
    title: "Build and check",
    text: "Every page is built again, and every link followed.",
  },
  {
    step: "put",
    title: isOnlyHere(publication) ? "Put in place" : "Put on the web",
    text: `${upperFirst(publication.host)} gets the files, and changes over once it has them all.`,
  },
  {
    step: "verify",
    title: "Look at it, as a visitor would",
    text: `I open ${hostOf(publication.url)} until it shows what you publish, for two minutes at most.`,
  },
];

/** The new state was put on the web, and a visitor doesn't see it yet. */
function NotSeen({ publication }: PublicationProps) {
  const { timeZone } = useSession().business;
  const again = useTryAgain(publication);
  // The studio goes on as soon as a look shows it.
  useLiveCheck(liveCheckIntervalWhileWaiting);
  const { reading, url, state, release, commit } = publication;
  return (
    <Screen
      title="Not seen yet"
      where="Publishing"
      heading={`Put ${isOnlyHere(publication) ? "in place" : "on the web"}, but not seen there yet`}
      lead={`${reading ? `I looked at ${clockTime(reading.at, timeZone)}. ` : ""}Nothing is lost, and nothing is half done. Your changes count as not published until I have seen them.`}
    >
      <div className={ui.stack}>
        <Note kind="bad" isAlert title={unseenWords(publication)}>
          {publication.host === "this computer" ? (
            <div className={ui.row}>
              <StartSite />
            </div>
          ) : (
            <p>
              <WithHelperName>
                Wait a little and look again. If it stays like this for an hour, ask whoever helps you.
              </WithHelperName>
            </p>
          )}
        </Note>
        <p className={ui.row}>
          <Button isBusy={again.isPending} onClick={() => again.mutate()}>
            Look again
          </Button>
          <a href={url} target="_blank" rel="noreferrer">
            See it yourself
          </a>
        </p>
        <ExactWords>
          {[
            `${url} should show the state ${state} of the release ${release} (commit ${commit}).`,
            `<meta name="state"> of /: ${reading?.state ?? "none"}`,
            `release in /healthz: ${reading?.release ?? "none"}`,
            reading?.error ?? "",
          ]
            .join("\n")
            .trim()}
        </ExactWords>
      </div>
    </Screen>
  );
}

type NotPublishedProps = PublicationProps & {
  /** When the site that visitors see was published, in milliseconds. */
  readonly liveSince: number | undefined;
};

/** A publication that failed: why, what visitors see, and the ways on. */
function NotPublished({ publication, liveSince }: NotPublishedProps) {
  const { timeZone } = useSession().business;
  const again = useTryAgain(publication);
  const { failure, changes, step, commit, reading } = publication;
  const { problems, printed, ...failed } = failure ?? noFailure;
  const sentence = useWithHelperName()(failed.sentence);
  const site = liveSince === undefined ? "the site as before" : `the site of ${longDay(liveSince, timeZone)}`;
  const seen = isOnlyHere(publication) ? `This computer still has ${site}` : `Visitors still see ${site}`;
  // The new site was put on the web, and then the studio failed to record it.
  const isThere = step === "verify";
  // A server may have taken it and then fallen silent. What this computer has is certain.
  const isUnknown = step === "put" && reading?.error !== undefined && !isOnlyHere(publication);
  const isAgain = changes.length === 0;

  return (
    <Screen
      title="Not published"
      where="Before you publish"
      heading={isThere || isUnknown ? sentence : `Not published: ${lowerFirst(sentence).replace(/\.$/, "")}`}
      lead={
        isUnknown
          ? "Your site isn’t answering, so I can’t tell whether it’s the old one or the new one. Your changes are all kept."
          : isAgain && !isThere
            ? "Your site is as before, and nothing was put there."
            : `${isThere ? "The new site is there already" : `${seen}, whole`}. Your changes are all kept.`
      }
    >
      <div className={ui.stack}>
        <Problems problems={problems} isAlert />
        {problems.length === 0 && (
          <p>
            <WithHelperName>
              If trying again doesn’t help, send the words below to whoever helps you.
            </WithHelperName>
          </p>
        )}
        <Wrong error={again.error} />
        <p className={ui.row}>
          {problems.length === 0 && (
            <Button variant="gold" isBusy={again.isPending} onClick={() => again.mutate()}>
              Try again
            </Button>
          )}
          <ButtonLink to="/changes">Back to your changes</ButtonLink>
        </p>
        <ExactWords>
          {[
            `Step “${step}”, commit ${commit}: ${sentence}`,
            ...problems.map((each) => `${each.file}:${each.line ?? ""} ${each.label}: ${each.sentence}`),
            printed,
          ]
            .join("\n")
            .trim()}
        </ExactWords>
      </div>
    </Screen>
  );
}

const noFailure = { sentence: "Something went wrong.", problems: [], printed: "" };
