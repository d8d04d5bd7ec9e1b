import { useQuery } from "@tanstack/react-query";
import { draftQuery } from "../../api/draft.ts";
import { useLiveLook } from "../../api/publication.ts";
import { useSession } from "../../api/session.ts";
import { useUnpublished } from "../../shell/use-unpublished.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { RegisterMark } from "../../ui/register-mark.tsx";
import { State } from "../../ui/state.tsx";
import { TimeAgo } from "../../ui/when.tsx";
import { clockTime, longDay } from "../../ui/words-of-time.ts";
import { ChangeWords } from "../publishing/change-words.tsx";

/** How many changes are named. */
const mostNamed = 5;

/** What visitors see, and what they don't see yet. */
export function LiveBox() {
  const { data } = useQuery(draftQuery);
  const { count, isKnown, liveSince, isHere } = useUnpublished();
  const { timeZone } = useSession().business;
  if (!data || !isKnown) return <Loading label="Looking for changes" lines={4} />;
  const { changes, heldBack } = data;
  const since =
    liveSince === undefined
      ? "Nothing was published from the studio yet."
      : `${isHere ? "The site on this computer is that of" : "Visitors see the site of"} ${longDay(liveSince, timeZone)}, ${clockTime(liveSince, timeZone)}.${isHere ? " Visitors don’t see it yet." : ""}`;
  return (
    <section className="sheet pad livebox">
      <RegisterMark out={count > 0 || liveSince === undefined} />
      <div className="stack-s">
        <h2>{titleOf(count, liveSince !== undefined, isHere)}</h2>
        {count > 0 && (
          <>
            <ul className="small">
              {changes.slice(0, mostNamed).map((change) => (
                <li key={change.id}>
                  <ChangeWords change={change} />
                </li>
              ))}
              {changes.length > mostNamed && <li>and {changes.length - mostNamed} more</li>}
              {heldBack.map(({ key, change }) => (
                <li key={key}>{change.label}: held back, it waits for you</li>
              ))}
            </ul>
            <p className="only-desk">
              <ButtonLink look="gold" to="/changes">
                Look and publish
              </ButtonLink>
            </p>
          </>
        )}
        <p className="small soft">
          {since} {liveSince !== undefined && <Looked />}
        </p>
      </div>
    </section>
  );
}

/** Whether the live site answers, and shows what was published. */
function Looked() {
  const { look } = useLiveLook();
  if (!look) return null;
  const { reading, isAsPublished } = look;
  if (reading.error) return <State kind="bad">I looked, and it didn’t answer.</State>;
  return (
    <>
      I looked at it <TimeAgo time={reading.at} /> ago, and it’s up
      {isAsPublished ? "." : ", but it doesn’t show what was published from here."}
    </>
  );
}

function titleOf(count: number, isPublished: boolean, isHere: boolean): string {
  if (count === 0 && isPublished) return isHere ? "All is published on this computer" : "All is published";
  if (count === 0) return "No changes";
  return count === 1 ? "1 change not published" : `${count} changes not published`;
}
