import {
  type ComponentType,
  type ReactNode,
  StrictMode,
  startTransition,
  useLayoutEffect,
  useState,
} from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { mountNotices } from "../notices/notify.ts";
import { carryTranslation } from "./carry-translation.ts";
import { tolerateTranslation } from "./tolerate-translation.ts";

tolerateTranslation();

/**
 * Hydrates an island once, then loads the notices: they may be needed when the connection is gone. On a page that the browser has
 * translated, whose texts React wouldn't recognise, a form that posts by itself stays as it is. Any other island is rendered anew
 * with the translated texts, and the browser translates what the island adds. It replaces text nodes in doing so, also those of a
 * form that was live before. So an island changes whole elements, or the text of one, and never a text node beside other nodes.
 */
export function hydrateIsland(
  island: HTMLElement,
  Component: ComponentType,
  { notices = true }: { readonly notices?: boolean } = {},
): void {
  if ("started" in island.dataset) return;
  island.dataset.started = "";
  const native = recordNativeMarkup(island);
  const isTranslated = island.querySelector("font") !== null;
  if (isTranslated && native.isUsable) {
    // `start-on-intent.ts` holds no press any more, and the one that it held is repeated: the browser says what is missing.
    const held = island.querySelector<HTMLElement>("[data-held]");
    for (const button of island.querySelectorAll<HTMLElement>("[type=submit]")) button.dataset.held = "";
    held?.click();
    return;
  }
  let root: Root;
  const options = {
    // What changes a page before this, such as an extension. React then renders the island again, with empty fields.
    onRecoverableError: (error: unknown) => {
      console.warn(error);
      native.refill();
    },
    onUncaughtError: (error: unknown) => {
      console.error(error);
      // React is still busy with the failed render.
      queueMicrotask(() => {
        root.unmount();
        if (native.isUsable) native.restore();
        else showErrorPage(error);
      });
    },
  };
  startTransition(() => {
    if (isTranslated) {
      const translated = island.cloneNode(true) as Element;
      const restore = () => {
        native.refill();
        carryTranslation(translated, island);
      };
      root = createRoot(island, options);
      root.render(
        <StrictMode>
          <Restored by={restore}>
            <Component />
          </Restored>
        </StrictMode>,
      );
    } else {
      root = hydrateRoot(
        island,
        <StrictMode>
          <Restored first={native.noteSelection} by={native.refillValues}>
            <Component />
          </Restored>
        </StrictMode>,
        options,
      );
    }
  });
  if (notices) mountNotices().catch(console.warn);
}

type RestoredProps = {
  /** Called before React touches a field. */
  readonly first?: () => void;
  readonly by: () => void;
  readonly children: ReactNode;
};

/**
 * Restores fields and translation of what is rendered anew, before an effect reads it and before the screen shows it. Hydration, too,
 * puts the words with which a text area began in the place of those that were typed since.
 */
function Restored({ first, by, children }: RestoredProps) {
  useState(first);
  useLayoutEffect(by, [by]);
  return children;
}

function showErrorPage(error: unknown): void {
  import("../pages/error/show-error-page.tsx").then((page) => page.showErrorPage(error), console.error);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldSelector = "input[name], select[name], textarea[name]";

/** The server's markup of an island, which React replaces on hydration. */
type NativeMarkup = {
  /** Whether it works without script: a form that posts does. */
  readonly isUsable: boolean;
  /** Notes what is selected in the text area that has the focus, which goes where its text is replaced. */
  readonly noteSelection: () => void;
  /** Copies the typed values and that selection into the island's current fields, without moving the focus. */
  readonly refillValues: () => void;
  /** Does so for fields that are new, and gives the focus back. */
  readonly refill: () => void;
  /** Restores the server's markup, with the typed values. */
  readonly restore: () => void;
};

/** Records the markup of an island before hydration, and from then on the values of its fields. */
function recordNativeMarkup(island: HTMLElement): NativeMarkup {
  const markup = island.innerHTML;
  const values = new Map<string, string>();
  const ticks = new Map<string, boolean>();
  let focused = document.activeElement?.id;
  const fields = () => island.querySelectorAll<Field>(fieldSelector);
  const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);
  const boxName = ({ name, value }: HTMLInputElement) => `${name} ${value}`;
  const record = (field: Field) => {
    if (!isBox(field)) values.set(field.name, field.value);
    // One radio button that is chosen unchooses others.
    for (const box of fields()) if (isBox(box)) ticks.set(boxName(box), box.checked);
  };

  fields().forEach(record);
  for (const type of ["input", "change"]) {
    island.addEventListener(
      type,
      ({ target }) => (target as Element).matches(fieldSelector) && record(target as Field),
    );
  }
  island.addEventListener("reset", () => {
    values.clear();
    ticks.clear();
  });
  document.addEventListener("focusin", ({ target }) => {
    focused = (target as Element).id;
  });

  let selection: readonly [number, number] | undefined;
  const noteSelection = () => {
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement) selection = [field.selectionStart, field.selectionEnd];
  };
  const refillValues = () => {
    for (const field of fields()) {
      if (isBox(field)) field.checked = ticks.get(boxName(field)) ?? field.checked;
      else field.value = values.get(field.name) ?? field.value;
      if (field === document.activeElement && field instanceof HTMLTextAreaElement && selection)
        field.setSelectionRange(...selection);
    }
  };
  const refill = () => {
    refillValues();
    if (focused) [...fields()].find(({ id }) => id === focused)?.focus();
  };
  const restore = () => {
    island.innerHTML = markup;
    refill();
  };
  return {
    isUsable: island.querySelector("[method=post]") !== null,
    noteSelection,
    refillValues,
    refill,
    restore,
  };
}
