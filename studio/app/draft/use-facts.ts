import { useQuery } from "@tanstack/react-query";
import { placeholder, wordsOfFact } from "../../../domain/facts.ts";
import type { ListedFact } from "../../core/content/list-facts.ts";
import { api, read } from "../api/client.ts";

export type FactsByName = ReadonlyMap<string, ListedFact>;

const byName = (facts: readonly ListedFact[]): FactsByName => new Map(facts.map((fact) => [fact.name, fact]));

/** Returns what placeholders show, by name; nothing until it is read. */
export function useFacts(): FactsByName {
  const { data } = useQuery({
    queryKey: ["content", "facts"],
    queryFn: async () => (await read(api.content.facts.$get())) as readonly ListedFact[],
    select: byName,
  });
  return data ?? none;
}

const none: FactsByName = new Map();

/** Returns what a placeholder without its braces shows; undefined if it is unknown. */
export function shownBy(inside: string, facts: FactsByName): string | undefined {
  const [name = "", style] = inside.split(":");
  return wordsOfFact(facts.get(name), style);
}

/** Returns a text as visitors read it: with facts in the place of their placeholders. */
export const withFacts = (text: string, facts: FactsByName): string =>
  text.replace(placeholder, (whole, inside: string) => shownBy(inside, facts) ?? whole);
