import type { Publication } from "../../../core/publish/publication.ts";
import { useSession } from "../../api/content.ts";
import { useLookAgain } from "../../api/publication.ts";
import { Screen } from "../../shell/screen.tsx";
import { Button } from "../../ui/button.tsx";
import { ExactWords } from "../../ui/details.tsx";
import { Note } from "../../ui/note.tsx";
import { clockTime } from "../../ui/words-of-time.ts";
import { Steps } from "./steps.tsx";
import { isOnlyHere, unseenWords } from "./words.ts";

/** The new state was put on the web, and a visitor doesn't see it yet. */
export function NotSeen({ publication }: { readonly publication: Publication }) {
  const { timeZone } = useSession().business;
  const look = useLookAgain();
  const { reading, url } = publication;
  return (
    <Screen
      title="Not seen yet"
      where="Publishing"
      status={reading && `Looked at ${clockTime(reading.at, timeZone)}`}
      heading={`Put ${isOnlyHere(publication) ? "in place" : "on the web"}, but not seen there yet`}
      lead="Nothing is lost, and nothing is half done. Your changes count as not published until I have seen them."
    >
      <div className="cols">
        <div className="stack">
          <Note kind="bad" isAlert title={unseenWords(publication)}>
            <p>Wait a little and look again. If it stays like this for an hour, ask whoever helps you.</p>
          </Note>
          <p className="row">
            <Button isBusy={look.isPending} onClick={() => look.mutate()}>
              Look again
            </Button>
            <a href={url} target="_blank" rel="noreferrer">
              See it yourself
            </a>
          </p>
          <Steps publication={publication} />
          <ExactWords>{exactWords(publication)}</ExactWords>
        </div>
      </div>
    </Screen>
  );
}

const exactWords = ({ url, state, release, commit, reading }: Publication) =>
  [
    `${url} should show the state ${state} of the release ${release} (commit ${commit}).`,
    `<meta name="state"> of /: ${reading?.state ?? "none"}`,
    `release in /healthz: ${reading?.release ?? "none"}`,
    ...(reading?.error ? [reading.error] : []),
  ].join("\n");
