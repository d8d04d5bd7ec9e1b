import { sendStatus as words } from "#content/pages/contact";
import { Prose } from "../../components/prose/prose.tsx";
import { Button } from "../../ui/button/button.tsx";

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
    return attempts > 0 ? words.retrying : <span className="visually-hidden">{words.onItsWay}</span>;
  }
  if (isBackOnline) {
    return (
      <Button size="small" tone="quiet" onClick={onSendNow}>
        {words.backOnline}
      </Button>
    );
  }
  return (
    <>
      {state === "failed" ? words.failed : words.unsent} <Prose of={words.stillHere} />
    </>
  );
}
