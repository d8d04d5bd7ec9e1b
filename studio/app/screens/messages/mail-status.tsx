import { Link } from "react-router";
import { useLiveLook } from "../../api/publication.ts";
import { useSession } from "../../api/session.ts";
import { State } from "../../ui/state.tsx";
import { downWords } from "../publishing/site-down.tsx";
import type { Mailbox } from "./queries.ts";
import { firstName } from "./words.ts";

/** Whether emails go out, in the bar. */
export function MailStatus({ mailbox }: { readonly mailbox: Mailbox | undefined }) {
  const { timeZone } = useSession().business;
  const { look } = useLiveLook();
  if (!mailbox) return undefined;
  const { mail, messages, unreachable, readAt } = mailbox;
  if (unreachable) return <State kind="bad">{readAt === undefined ? "No connection" : "Out of date"}</State>;
  const refused = messages.filter(({ mailing }) => mailing.kind === "refused");
  const [first] = refused;
  const down = downWords(look, timeZone);
  if (down && !first) return <State kind="bad">{down.title}</State>;
  switch (mail.kind) {
    case "works":
      return first ? (
        <Link to={`/messages/${first.id}`}>
          <State kind="bad">
            {refused.length === 1
              ? `${firstName(first.name)}’s message not mailed`
              : `${refused.length} not mailed`}
          </State>
        </Link>
      ) : (
        // The site sends them: before a look at it succeeds, their state is unknown.
        look && <State kind="fine">Mail works</State>
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
