import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { holdFields } from "./rendering/held-fields.ts";

const putBack = holdFields();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
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
