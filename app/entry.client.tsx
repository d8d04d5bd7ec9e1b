import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// From here on React Router prefetches by itself.
document.documentElement.dataset.react = "";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // A page that the browser has translated is rendered anew, which is what should happen.
      onRecoverableError: (error) => console.warn(error),
    },
  );
});
