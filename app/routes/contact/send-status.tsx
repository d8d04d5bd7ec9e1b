import { Button } from "../../ui/button/button.tsx";
import { EmailLink } from "./email-link.tsx";

type SendStatusProps = {
  /** `unsent`: a message that could not be sent before a reload. */
  readonly state: "idle" | "sending" | "failed" | "unsent";
  /** How many attempts have failed so far. */
  readonly attempts: number;
  readonly isBackOnline: boolean;
  readonly onSendNow: () => void;
};

/** The status beside the button: retrying, failed, or back online. */
export function SendStatus({ state, attempts, isBackOnline, onSendNow }: SendStatusProps) {
  if (state === "idle") return null;
  if (state === "sending") {
    return attempts > 0 ? (
      "No answer yet. Still trying..."
    ) : (
      <span className="visually-hidden">On its way.</span>
    );
  }
  if (isBackOnline) {
    return (
      <Button size="small" tone="quiet" onClick={onSendNow}>
        You’re back online. Send it now?
      </Button>
    );
  }
  return (
    <>
      {state === "failed" ? "That didn’t go. " : "This one hasn’t gone yet. "}
      Your message is still here. Try again, or email me at <EmailLink />.
    </>
  );
}
