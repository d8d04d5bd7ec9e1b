import { type SyntheticEvent, useState } from "react";
import { form as words } from "#content/common";
import { suggestAddress } from "../../../domain/suggest-address.ts";
import { Prose } from "../prose/prose.tsx";

/**
 * Asks whether a mistyped address was meant otherwise, which never keeps a form from being sent.
 *
 * @param name the name of the form's email field
 * @returns the question, empty while there is none, and the listeners of the form
 */
export function useSuggestedAddress(name: string) {
  const [suggested, setSuggested] = useState<string>();
  const fieldOf = (form: HTMLFormElement | null) => {
    const field = form?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field : undefined;
  };
  // After a whole click or key, elsewhere: a question that came between would push “Send” from under the pointer.
  const look = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const field = fieldOf(currentTarget);
    if (field && target !== field) setSuggested(suggestAddress(field.value));
  };
  const listeners = {
    onClick: look,
    onKeyUp: look,
    onReset: () => setSuggested(undefined),
    onInput: (event: SyntheticEvent<HTMLFormElement>) => {
      if (event.target === fieldOf(event.currentTarget)) setSuggested(undefined);
      else look(event);
    },
  };
  const take = (form: HTMLFormElement | null) => {
    const field = fieldOf(form);
    if (!field || !suggested) return;
    field.value = suggested;
    // As if typed: the draft is stored, and an error at the field goes.
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  };
  const question = suggested ? (
    <span>
      <Prose
        of={words.didYouMean}
        slots={{
          "form.suggestedAddress": (
            <button
              type="button"
              className="link"
              onClick={(event) => {
                // Its button goes with it: the form shouldn’t look again for the same.
                event.stopPropagation();
                take(event.currentTarget.form);
              }}
            >
              {suggested}
            </button>
          ),
        }}
      />
    </span>
  ) : (
    ""
  );
  return { question, listeners };
}
