import { type Publication, type Step, steps } from "../../../core/publish/publication.ts";
import { useSession } from "../../api/content.ts";
import { RegisterMark } from "../../ui/register-mark.tsx";
import { upperFirst } from "../../ui/words.ts";
import { exactTime, hostOf, isOnlyHere, seenWords } from "./words.ts";

/** The steps of a publication: done, under way, still to come. */
export function Steps({ publication }: { readonly publication: Publication }) {
  const { timeZone } = useSession().business;
  const current = steps.find((step) => publication.done[step] === undefined);
  return (
    <ol className="steps">
      {steps.map((step) => {
        const time = publication.done[step];
        const isNow = step === current && publication.outcome === "running";
        const isLater = time === undefined && !isNow;
        const { title, text } = wordsOf(step, publication, isNow, timeZone);
        return (
          <li key={step} className={isLater ? "off" : undefined} aria-current={isNow ? "step" : undefined}>
            {isLater ? <span className="dot" aria-hidden="true" /> : <RegisterMark out={isNow} />}
            <span>
              <b>{title}</b>
              <br />
              <span className="small soft">{text}</span>
            </span>
            <span className="fig small">
              {time === undefined ? isNow && "now" : exactTime(time, timeZone)}
              <span className="vh">{time !== undefined ? ", done" : isLater ? "still to come" : ""}</span>
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
    case "kept":
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
