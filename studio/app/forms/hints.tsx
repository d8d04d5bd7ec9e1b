import type { ReactNode } from "react";
import { lowerFirst } from "../ui/words.ts";
import { ShownFacts, showsFacts } from "./facts-in-text.tsx";
import type { FieldSchema } from "./field-schema.ts";

/** From this share of what fits, the length of a text is shown. */
const nearlyFull = 0.9;

/** Returns what to know about a field while writing; undefined if there is nothing. */
export function hintsOf(schema: FieldSchema, value: unknown, more?: ReactNode): ReactNode | undefined {
  const { help, beforeLaunch } = schema;
  const lines = [
    showsFacts(value) && <ShownFacts key="facts" schema={schema} text={value} />,
    more,
    help,
    lengthOf(schema, value),
    beforeLaunch && `Before the site goes live: ${lowerFirst(beforeLaunch)}`,
  ].filter(Boolean);
  return lines.length === 0
    ? undefined
    : lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a field keep their order
        <span key={index} className="line">
          {line}
        </span>
      ));
}

function lengthOf({ recommended, max }: FieldSchema, value: unknown): string | undefined {
  // What stands in for a fact, and the address of a link, have another length on the page.
  if (typeof value !== "string" || /\{\{|\]\(/.test(value)) return undefined;
  const { length } = value.trim();
  if (recommended !== undefined && length > recommended && length <= (max ?? length)) {
    return `${length} characters. From ${recommended}, it looks crowded.`;
  }
  return max !== undefined && length > max * nearlyFull ? `${length} of ${max} characters.` : undefined;
}
