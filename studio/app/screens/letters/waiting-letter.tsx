import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useSession } from "../../api/content.ts";
import { lettersQuery, type SentLetter } from "../../api/letters.ts";
import { useWithHelperName } from "../../ui/helper-name.tsx";
import { useNow } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { waitsWords } from "./words.ts";

export const screenOfLetter = ({ audience }: Pick<SentLetter, "audience">) =>
  audience === "letter" ? "/letters" : "/letters/dates";

/** A letter that waits for the moment that she chose. */
type Waiting = SentLetter & { readonly state: Extract<SentLetter["state"], { kind: "waiting" }> };

export const isWaiting = (letter: SentLetter): letter is Waiting => letter.state.kind === "waiting";

/** The letters that wait for the moment that she chose. */
export const useWaitingLetters = (): readonly Waiting[] =>
  useQuery(lettersQuery).data?.value?.letters.filter(isWaiting) ?? [];

/** A letter that goes out at its moment. */
export function WaitingLetter({ letter }: { readonly letter: Waiting }) {
  const { timeZone } = useSession().business;
  const isClockDoubted = useQuery(lettersQuery).data?.value?.isClockDoubted ?? false;
  const withHelperName = useWithHelperName();
  return (
    <p>
      {withHelperName(waitsWords(letter, letter.state.dueAt, useNow(), timeZone, isClockDoubted))}{" "}
      <Link to={screenOfLetter(letter)}>
        See it, or stop it<span className={ui.visuallyHidden}>: {letter.subject}</span>
      </Link>
    </p>
  );
}
