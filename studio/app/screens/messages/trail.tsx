import type { MessageView } from "../../../mailroom/describe-message.ts";
import { Details } from "../../ui/details.tsx";
import { State } from "../../ui/state.tsx";
import { When } from "../../ui/when.tsx";
import { count, firstName } from "./words.ts";

/** What happened to a message that didn't reach the owner at once, and the mail company's own words. */
export function Trail({ message: { mailing, name, receivedAt } }: { readonly message: MessageView }) {
  const isRefused = mailing.kind === "refused";
  if (!isRefused && !(mailing.kind === "waits" && mailing.attempts > 0)) return undefined;
  return (
    <section className="stack-s">
      <h2>What happened to it</h2>
      <ol className="trail">
        <li>
          <When time={receivedAt} />
          <span>{firstName(name)} clicked Send.</span>
        </li>
        <li>
          <span className="soft small">The same moment</span>
          <span>Kept on disk, and {firstName(name)} was told.</span>
        </li>
        {isRefused ? (
          <li>
            <span className="soft small">
              {mailing.attempts === 1
                ? "At the first try"
                : `After ${count(mailing.attempts, "try", "tries")}`}
            </span>
            <span>
              <State kind="bad">Refused for good</State> by your mail company.
            </span>
          </li>
        ) : (
          <li>
            {mailing.nextAt !== undefined && <When time={mailing.nextAt} />}
            <span>It will be tried again, after {count(mailing.attempts, "try", "tries")} so far.</span>
          </li>
        )}
      </ol>
      {mailing.reason && (
        <Details summary="The mail company’s own words">
          <pre>{mailing.reason.words}</pre>
        </Details>
      )}
    </section>
  );
}
