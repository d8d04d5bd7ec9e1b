import type { Compiled, Sources } from "../../../content-model/compiler/compile-content.ts";
import { readFactsOf } from "../../../content-model/compiler/compile-content.ts";
import type { Pictures } from "../../../content-model/compiler/pictures.ts";
import type { Facts } from "../../../domain/facts.ts";
import { checkContent } from "../../../launch-check/check-content.ts";
import type { Finding } from "../../../launch-check/finding.ts";
import { readSamples } from "../../../launch-check/samples.ts";

/** A state of the content. */
export type ContentState = {
  readonly sources: Sources;
  /** Without them, no picture is looked for. */
  readonly pictures?: Pictures;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** What a program makes of a state. */
export type Verdict = Pick<Compiled, "articles" | "problems"> & {
  /** Missing if there is an error. */
  readonly content?: Compiled["content"];
  /** What its placeholders stand for. */
  readonly facts: Facts;
  /** What the launch check says of it. That no future term is known is no error: a course may pause. */
  readonly findings: readonly Finding[];
};

/** Compiles and checks a state by the rules of this program. */
export async function judgeContent({ sources, pictures, now }: ContentState): Promise<Verdict> {
  const options = { now, noIntake: true, samples: await readSamples(), pictures };
  const { content, articles, problems, findings } = checkContent(sources, options);
  return { ...(content && { content }), articles, problems, findings, facts: readFactsOf(sources) };
}

/** Writes states and verdicts as text, between two processes. */
export const encode = (value: ContentState | Verdict): string =>
  JSON.stringify(value, (_, inner) => (inner instanceof Map ? { entriesOfMap: [...inner] } : inner));

/** Reads what `encode` wrote. */
export const decode = (text: string): unknown =>
  JSON.parse(text, (_, inner) => (isMap(inner) ? new Map(inner.entriesOfMap) : inner));

const isMap = (value: unknown): value is { readonly entriesOfMap: [unknown, unknown][] } =>
  typeof value === "object" && value !== null && "entriesOfMap" in value;
