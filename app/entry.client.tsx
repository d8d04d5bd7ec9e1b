import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter, type HydratedRouterProps } from "react-router/dom";
import { rememberUntilThere } from "./frame/unfinished-navigation.ts";
import { holdFields } from "./rendering/held-fields.ts";
import { preloadStyles } from "./rendering/preload-styles.ts";

// From here on React Router prefetches by itself.
document.documentElement.dataset.react = "";

/** What React Router is to do around each navigation. */
const instrumentations: HydratedRouterProps["instrumentations"] = [
  {
    router: ({ instrument }) =>
      instrument({ navigate: (navigate, { to }) => rememberUntilThere(to, navigate) }),
  },
];

const putBack = holdFields();
preloadStyles();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={instrumentations} />
    </StrictMode>,
    {
      // A page that the browser has translated is rendered anew, which is what should happen.
      onRecoverableError: (error) => {
        console.warn(error);
        putBack();
      },
    },
  );
});
