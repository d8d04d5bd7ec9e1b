import { type ComponentType, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { mountNotices } from "../notices/notify.ts";
import { recordNativeMarkup } from "./native-markup.ts";

/**
 * Hydrates an island once, then loads the notices: they may be needed when the connection is gone.
 *
 * @param island the element that `Island` rendered around the component
 * @param Component the component that the server rendered into it
 * @param options.notices whether the island shows notices
 */
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
            if (native.isEmpty) showErrorPage(error);
            else native.restore();
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
