type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldSelector = "input[id], select[id], textarea[id]";

/** What React replaces when it takes over an island, and the means to bring it back. */
export type NativeMarkup = {
  /** Whether the island renders nothing without script. */
  readonly isEmpty: boolean;
  /** Copies what the visitor typed, and the focus, into the island's present fields. */
  readonly refill: () => void;
  /** Puts the markup of the server back, with what the visitor typed. */
  readonly restore: () => void;
};

/** Records the markup of an island before hydration, and from now on what is typed into it. */
export function recordNativeMarkup(island: HTMLElement): NativeMarkup {
  const markup = island.innerHTML;
  const values = new Map<string, string>();
  let focused = document.activeElement?.id;
  const record = (field: Field) => values.set(field.id, field.value);
  const fields = () => island.querySelectorAll<Field>(fieldSelector);

  fields().forEach(record);
  for (const type of ["input", "change"]) {
    island.addEventListener(
      type,
      ({ target }) => (target as Element).matches(fieldSelector) && record(target as Field),
    );
  }
  island.addEventListener("reset", () => values.clear());
  document.addEventListener("focusin", ({ target }) => {
    focused = (target as Element).id;
  });

  const refill = () => {
    for (const field of fields()) {
      field.value = values.get(field.id) ?? field.value;
      if (field.id === focused) field.focus();
    }
  };
  const restore = () => {
    island.innerHTML = markup;
    refill();
  };
  return { isEmpty: markup === "", refill, restore };
}
