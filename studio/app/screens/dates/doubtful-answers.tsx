import { useState } from "react";
import { type DoubtfulAnswer, doubtfulAnswers } from "../../../core/dates/doubtful-answers.ts";
import { useFile } from "../../draft/use-file.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { rememberRight, rightAnswers } from "./right-answers.ts";

/** The answers that closed Sundays make untrue, each with a link to it. Empty if the owner found all of them right. */
export function DoubtfulAnswers() {
  const { data } = useFile("faqs");
  const [right, setRight] = useState(rightAnswers);
  const answers = doubtfulAnswers(data).filter(({ answer }) => !right.includes(answer));
  if (answers.length === 0) return null;
  return (
    <Note
      kind="gold"
      title={
        answers.length === 1
          ? "One answer would no longer be true"
          : `${answers.length} answers would no longer be true`
      }
    >
      {answers.map((answer) => (
        <Answer key={answer.path.join()} {...answer} onRight={() => setRight(rememberRight(answer.answer))} />
      ))}
    </Note>
  );
}

type AnswerProps = DoubtfulAnswer & { readonly onRight: () => void };

const Answer = ({ path, question, sentence, listsClosures, onRight }: AnswerProps) => (
  <>
    <p>
      “{question}” says: “<del>{sentence}</del>”{" "}
      {listsClosures && "The page adds the Sundays that are off to it."}
    </p>
    <p className="row">
      <ButtonLink small to={`/questions#${path.slice(0, -1).join(".")}`}>
        Change the answer
      </ButtonLink>
      <Button look="link" onClick={onRight}>
        It’s still right
      </Button>
    </p>
  </>
);
