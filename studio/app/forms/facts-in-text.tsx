import { placeholder, typedFacts, withPlaceholder } from "../../../domain/facts.ts";
import { type FactsByName, shownBy, useFacts } from "../api/content.ts";
import { Button } from "../ui/button.tsx";
import type { FieldSchema } from "./field-schema.ts";

/** Whether a text has placeholders to explain. */
export const showsFacts = (value: unknown): value is string =>
  typeof value === "string" && value.match(placeholder) !== null;

type ShownFactsProps = { readonly schema: FieldSchema; readonly text: string };

/** What each placeholder in a text shows. An unknown one is the field's error. */
export function ShownFacts({ schema, text }: ShownFactsProps) {
  const facts = useFacts();
  const insides = new Set([...text.matchAll(placeholder)].map(([, inside = ""]) => inside));
  return [...insides].map((inside) => {
    const words = explain(inside, facts, schema.slots);
    return (
      words && (
        <span key={inside} className="shown-fact">
          <span className="placeholder">{`{{${inside}}}`}</span> {words}
        </span>
      )
    );
  });
}

function explain(inside: string, facts: FactsByName, slots: readonly string[]) {
  if (slots.includes(inside)) return "is filled in by the page: it differs from place to place.";
  const shown = shownBy(inside, facts);
  const fact = facts.get(inside.split(":")[0] ?? "");
  if (shown === undefined || !fact) return undefined;
  if (fact.changesByItself) return `follows the calendar: a day, or “${shown}”.`;
  return (
    <>
      shows <b>{shown}</b>
      {fact.called && ` (${fact.called})`}
    </>
  );
}

type TypedFactsProps = {
  readonly schema: FieldSchema;
  readonly value: unknown;
  readonly onType: (value: string) => void;
};

/** Offers placeholders for facts that a text types: prices in sentences go stale otherwise. */
export function TypedFacts({ schema, value, onType }: TypedFactsProps) {
  const facts = useFacts();
  if (!schema.followsFacts || typeof value !== "string") return null;
  return typedFacts(value, facts).map((fact) => (
    <p key={fact.name} className="was">
      <span>“{fact.typed}” stays as it is when the fact changes.</span>
      <Button look="link" onClick={() => onType(withPlaceholder(value, fact))}>
        Keep it in step with “{facts.get(fact.name)?.called ?? fact.name}”
      </Button>
    </p>
  ));
}
