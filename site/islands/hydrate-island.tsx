import { type ComponentType, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { mountNotices } from "../notices/notify.ts";

/** Hydrates an island once, then loads the notices: they may be needed when the connection is gone. */
export function hydrateIsland(
  island: HTMLElement,
  Component: ComponentType,
  { notices = true }: { readonly notices?: boolean } = {},
): void {
  if ("started" in island.dataset) return;
  island.dataset.started = "";
  const native = recordNativeMarkup(island);
  startTransition(() => {
    const root = hydrateRoot(
      island,
      <StrictMode>
        <Component />
      </StrictMode>,
      {
        // Browsers translate pages. React then renders the island again, with empty fields.
        onRecoverableError: (error) => {
          console.warn(error);
          native.refill();
        },
        onUncaughtError: (error) => {
          console.error(error);
          // React is still busy with the failed render.
          queueMicrotask(() => {
            root.unmount();
            if (native.isUsable) native.restore();
            else showErrorPage(error);
          });
        },
      },
    );
  });
  if (notices) mountNotices().catch(console.warn);
}

function showErrorPage(error: unknown): void {
  import("../pages/error/show-error-page.tsx").then((page) => page.showErrorPage(error), console.error);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldSelector = "input[id], select[id], textarea[id]";

/** The server's markup of an island, which React replaces on hydration. */
type NativeMarkup = {
  /** Whether it works without script: a form that posts does. */
  readonly isUsable: boolean;
  /** Copies the typed values and the focus into the island's current fields. */
  readonly refill: () => void;
  /** Restores the server's markup, with the typed values. */
  readonly restore: () => void;
};

/** Records the markup of an island before hydration, and from then on the values of its fields. */
function recordNativeMarkup(island: HTMLElement): NativeMarkup {
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
  return { isUsable: island.querySelector("[method=post]") !== null, refill, restore };
}
