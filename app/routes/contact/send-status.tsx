import { Button } from "../../ui/button/button.tsx";
import { EmailLink } from "./email-link.tsx";

type SendStatusProps = {
  /** `unsent` is a message that could not be sent before a reload. */
  readonly state: "idle" | "sending" | "failed" | "unsent";
  /** How many tries of this sending have failed so far. */
  readonly tries: number;
  readonly backOnline: boolean;
  readonly onSendNow: () => void;
};

/** What is said beside the button: while a try is repeated, when it failed, when the connection is back. */
export function SendStatus({ state, tries, backOnline, onSendNow }: SendStatusProps) {
  if (state === "idle") return null;
  if (state === "sending") {
    return tries > 0 ? (
      "No answer yet. Still trying..."
    ) : (
      <span className="visually-hidden">On its way.</span>
    );
  }
  if (backOnline) {
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
