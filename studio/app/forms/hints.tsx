import type { ReactNode } from "react";
import { typedFacts, withPlaceholder } from "../../../domain/facts.ts";
import { useFacts } from "../api/content.ts";
import { Button } from "../ui/button.tsx";
import { lowerFirst } from "../ui/format.ts";
import ui from "../ui/ui.module.css";
import type { FieldSchema } from "./field-schema.ts";
import styles from "./forms.module.css";

/** From this share of what fits, the length of a text is shown. */
const nearlyFull = 0.9;

/** What holds fewer characters has a length of its own, as an ABN or a postcode has: counting helps nobody there. */
const fewestCounted = 30;

/** Returns what to know about a field while writing; undefined if there is nothing. */
export function hintsOf(schema: FieldSchema, value: unknown, more?: ReactNode): ReactNode | undefined {
  const { help, beforeLaunch } = schema;
  const lines = [
    more,
    help,
    lengthOf(schema, value),
    beforeLaunch && `Before visitors read it: ${lowerFirst(beforeLaunch)}`,
  ].filter(Boolean);
  return lines.length === 0
    ? undefined
    : lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a field keep their order
        <span key={index} className={styles.line}>
          {line}
        </span>
      ));
}

export function lengthOf({ recommended, max }: FieldSchema, value: unknown): string | undefined {
  // What stands in for a fact, and the address of a link, have another length on the page.
  if (typeof value !== "string" || /\{\{|\]\(/.test(value)) return undefined;
  const { length } = value.trim();
  if (recommended !== undefined && length > recommended && length <= (max ?? length)) {
    return `${length} characters. From ${recommended}, it looks crowded.`;
  }
  return max !== undefined && max >= fewestCounted && length > max * nearlyFull
    ? `${length} of ${max} characters.`
    : undefined;
}

type OfferPlaceholdersProps = {
  readonly schema: FieldSchema;
  readonly value: unknown;
  readonly onType: (value: string) => void;
};

/** Offers placeholders for facts that a text types: prices in sentences go stale otherwise. */
export function OfferPlaceholders({ schema, value, onType }: OfferPlaceholdersProps) {
  const facts = useFacts();
  if (!schema.followsFacts || typeof value !== "string") return null;
  return typedFacts(value, facts).map((fact) => (
    <p key={fact.name} className={ui.was}>
      <span>“{fact.typed}” stays as it is when the fact changes.</span>
      <Button variant="link" onClick={() => onType(withPlaceholder(value, fact))}>
        Keep it in step with “{facts.get(fact.name)?.called ?? fact.name}”
      </Button>
    </p>
  ));
}
