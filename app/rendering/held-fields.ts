/**
 * Holds on to what a visitor types while React starts, in case it draws the page anew, with empty fields.
 *
 * @returns puts words, choice and focus into the fields that stand where the old ones stood
 */
export function holdFields(): () => void {
  const fields = [...document.querySelectorAll<Field>("input[id], select[id], textarea[id]")];
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  document.addEventListener("focusin", follow);

  return () => {
    document.removeEventListener("focusin", follow);
    for (const old of fields) {
      const field = old.isConnected ? null : document.querySelector<Field>(`#${CSS.escape(old.id)}`);
      if (!field) continue;
      field.value = old.value;
      if (old === focused) field.focus();
    }
  };
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
