import { useState } from "react";
import { formatDate } from "../../../../domain/format-date.ts";
import { type DoubtfulAnswer, doubtfulAnswers } from "../../../core/dates/doubtful-answers.ts";
import type { Sunday } from "../../../core/dates/sundays.ts";
import { useFile } from "../../api/content.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { countSundays } from "./words-of-dates.ts";

/** The answers that closed Sundays make untrue, each with a link to it. Empty if the owner found all of them right. */
export function DoubtfulAnswers() {
  const { data } = useFile("faqs");
  const [right, setRight] = useState(rightAnswers);
  const answers = doubtfulAnswers(data).filter(({ answer }) => !right.includes(answer));
  if (answers.length === 0) return null;
  return (
    <Note kind="gold" title={titleFor(answers)}>
      {answers.map((answer) => (
        <Answer key={answer.path.join()} {...answer} onRight={() => setRight(rememberRight(answer.answer))} />
      ))}
    </Note>
  );
}

function titleFor(answers: readonly DoubtfulAnswer[]): string {
  const one = answers.length === 1;
  if (answers.every(({ listsClosures }) => listsClosures))
    return one ? "One answer to look at" : `${answers.length} answers to look at`;
  return one ? "One answer would no longer be true" : `${answers.length} answers would no longer be true`;
}

type AnswerProps = DoubtfulAnswer & { readonly onRight: () => void };

const Answer = ({ path, question, sentence, listsClosures, onRight }: AnswerProps) => (
  <>
    {listsClosures ? (
      <p>
        “{question}” says: “{sentence}” Below it, the page lists the Sundays that are off. If that’s clear
        enough, leave it.
      </p>
    ) : (
      <p>
        “{question}” says: “<del>{sentence}</del>”
      </p>
    )}
    <p className={ui.row}>
      <ButtonLink to={`/questions#${path.slice(0, -1).join(".")}`}>Change the answer</ButtonLink>
      <Button look="link" onClick={onRight}>
        {listsClosures ? "Leave it" : "It’s still right"}
      </Button>
    </p>
  </>
);

/** Answers that the owner found to be right, word for word, kept by the browser. */
const key = "answers that are still right";

function rightAnswers(): string[] {
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
  return Array.isArray(stored) ? stored.filter((answer) => typeof answer === "string") : [];
}

/** Keeps an answer, and returns all of them. */
function rememberRight(answer: string): string[] {
  const all = [...new Set([...rightAnswers(), answer])];
  localStorage.setItem(key, JSON.stringify(all));
  return all;
}

/** Whether a Sunday that is still to come was closed, and visitors don't know yet. */
export const isNewlyClosed = ({ isOff, isClassNew, isOver }: Sunday): boolean =>
  isOff && isClassNew && !isOver;

type ConsequencesProps = { readonly sundays: readonly Sunday[] };

/** What Sundays that were closed and aren't published ask of the owner: answers to change, and the centre. */
export function Consequences({ sundays }: ConsequencesProps) {
  const closed = sundays.filter(isNewlyClosed);
  const [first] = closed;
  if (!first) return null;
  return (
    <>
      <DoubtfulAnswers />
      <Note title="Only you can do this one">
        <p>
          The centre takes the bookings. Tell them about{" "}
          {closed.length === 1 ? formatDate(first.day) : `the ${countSundays(closed.length)}`}, too.
        </p>
      </Note>
    </>
  );
}
