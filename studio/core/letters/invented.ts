import { textOfBlocks } from "../../../domain/letter.ts";
import type { DocNode } from "../articles/document.ts";
import type { ResolvedLetter } from "./resolve-letter.ts";

/** A value that the site was delivered with, and nobody has replaced or confirmed. */
export type Invented = {
  /** What the owner calls it, such as “Sunday class, casual price”. */
  readonly label: string;
  readonly text: string;
  /** What it is called as a fact. */
  readonly facts: readonly string[];
};

type Letter = {
  readonly subject: string;
  /** As it is written, with facts by name. */
  readonly blocks: readonly DocNode[];
  readonly resolved: ResolvedLetter["blocks"];
  /** Whom it comes from. */
  readonly from: string;
};

/** What stands at the end of each letter: the link that takes its reader off the list, and whom to write to. */
const inEach = new Set(["business.url", "business.email", "business.teaching.abn"]);

/** Shorter texts stand in a letter by chance. */
const shortest = 5;

/** Returns what is invented in a letter: put in as a fact, or word for word, as links and dates come in. */
export function inventedIn(
  { subject, blocks, resolved, from }: Letter,
  invented: readonly Invented[],
): readonly Invented[] {
  const names = new Set(blocks.flatMap(factsIn));
  const text = [from, subject, textOfBlocks(resolved)].join("\n");
  const isFact = ({ facts }: Invented) => facts.some((name) => names.has(name) || inEach.has(name));
  const found = invented.filter(
    (one) => isFact(one) || (one.text.length >= shortest && text.includes(one.text)),
  );
  // A part of another one's words, such as of the business’s name, isn't there for itself.
  const isPart = ({ text }: Invented) =>
    found.some((other) => other.text !== text && other.text.includes(text));
  return found.filter((one) => isFact(one) || !isPart(one));
}

/** Returns the names of the facts in a part of a letter. */
export const factsIn = (node: DocNode): readonly string[] =>
  node.type === "fact" ? [String(node.attrs?.name)] : (node.content ?? []).flatMap(factsIn);
