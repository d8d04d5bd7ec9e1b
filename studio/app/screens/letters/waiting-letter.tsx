import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { isWaiting } from "../../../business/letters/state.ts";
import { useSession } from "../../api/content.ts";
import { lettersQuery, type SentLetter } from "../../api/letters.ts";
import { useNow } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { waitsWords } from "./words.ts";

export const screenOfLetter = ({ audience }: Pick<SentLetter, "audience">) =>
  audience === "letter" ? "/letters" : "/letters/dates";

/** The letters that wait for the moment that she chose. */
export const useWaitingLetters = (): readonly SentLetter[] =>
  useQuery(lettersQuery).data?.value?.letters.filter(isWaiting) ?? [];

/** A letter that goes out at its moment. */
export function WaitingLetter({ letter }: { readonly letter: SentLetter }) {
  const { timeZone } = useSession().business;
  return (
    <p>
      {waitsWords(letter, useNow(), timeZone)}{" "}
      <Link to={screenOfLetter(letter)}>
        See it, or stop it<span className={ui.visuallyHidden}>: {letter.subject}</span>
      </Link>
    </p>
  );
}
