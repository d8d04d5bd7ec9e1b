import { useRouteError } from "react-router";
import { StudioError } from "../api/client.ts";
import { ButtonLink } from "../ui/button.tsx";
import { ExactWords } from "../ui/details.tsx";
import { Screen } from "./screen.tsx";

/** Shown when a screen fails. */
export function ErrorScreen() {
  const error = useRouteError();
  const message = error instanceof StudioError ? error.message : "The studio can’t show this screen.";
  const detail =
    error instanceof StudioError ? error.detail : error instanceof Error ? error.stack : String(error);
  return (
    <Screen title="Something went wrong" heading={message} where="Something went wrong">
      <div className="stack">
        <p>
          Visitors see the site as it was, and nothing that was saved is lost. Go back to the desk and try
          once more.
        </p>
        <p>
          <ButtonLink to="/">To the desk</ButtonLink>
        </p>
        {detail && <ExactWords>{detail}</ExactWords>}
      </div>
    </Screen>
  );
}

/** Shown for an address that is no screen. */
export const UnknownScreen = () => (
  <Screen title="No such screen">
    <p>
      <ButtonLink to="/">To the desk</ButtonLink>
    </p>
  </Screen>
);
