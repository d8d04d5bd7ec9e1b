import { State } from "../../ui/state.tsx";
import type { Mailbox } from "./queries.ts";

/** Whether emails go out, in the bar. */
export function MailStatus({ mailbox }: { readonly mailbox: Mailbox | undefined }) {
  if (!mailbox) return undefined;
  const { mail, unreachable, readAt } = mailbox;
  if (unreachable) return <State kind="bad">{readAt === undefined ? "No connection" : "Out of date"}</State>;
  switch (mail.kind) {
    case "works":
      return mail.refused > 0 ? (
        <State kind="bad">{mail.refused} not mailed</State>
      ) : (
        <State kind="fine">Mail works</State>
      );
    case "failing":
      return (
        <State kind="bad">
          {mail.reason?.kind === "no answer" ? "Mail isn’t answering" : "Mail doesn’t go out"}
        </State>
      );
    case "idle":
      return <State kind={mail.hasSent ? "bad" : "wait"}>Nothing is mailed</State>;
    case "unknown":
      return undefined;
  }
}
