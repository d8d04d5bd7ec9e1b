import type { ListedFact } from "../../core/content/list-facts.ts";
import { type FactsByName, shownBy } from "../api/content.ts";
import type { Insertable } from "./put-in.tsx";

/** From this length, a fact is shortened in the list, in characters. */
const longest = 50;

/**
 * Lists facts to be put in, by what they are called: “Online course, price: $240”. Those that have no name are for the
 * site's own sentences.
 *
 * @param alsoAsWords whether numbers can stand as words, too
 */
export function factChoices(facts: FactsByName, isWanted = isForPeople, alsoAsWords = false): Insertable[] {
  return [...facts.values()]
    .filter(isWanted)
    .flatMap(({ name, numbers, called = "", text }) =>
      [name, ...(alsoAsWords && numbers ? [`${name}:words`] : [])].map((value) => {
        const shown = shownBy(value, facts) ?? text;
        const short = shown.length > longest ? `${shown.slice(0, longest - 1).trimEnd()}…` : shown;
        return { value, label: `${called}: ${short}` };
      }),
    )
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

/** Settings and coordinates are for programs. */
const forPrograms = /^(?:functions\.|place\.(?:latitude|longitude|country)$|schedule\.timeZone$)/;

const isForPeople = ({ name, called }: ListedFact) => called !== undefined && !forPrograms.test(name);
