import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { draftQuery } from "../../api/draft.ts";
import { publicationQuery, useLiveLook, useLookAgain } from "../../api/publication.ts";
import { useSession } from "../../api/session.ts";
import { Screen } from "../../shell/screen.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { State } from "../../ui/state.tsx";
import { useNow } from "../../ui/use-now.ts";
import { longDay } from "../../ui/words-of-time.ts";
import { messagesQuery, useSiteMail } from "../messages/queries.ts";
import { StillOnlyYou } from "../publishing/only-you.tsx";
import { isSiteDown, LookAgain } from "../publishing/site-down.tsx";
import { LiveBox } from "./live-box.tsx";
import { type Need, sentenceOf } from "./need.ts";
import { needsOfMessages } from "./needs-of-messages.ts";
import { needsOfSite, needsOutside, siteDown } from "./needs-of-site.ts";
import { deskQuery } from "./queries.ts";
import { nextOf, Week } from "./week.tsx";
import "./desk.css";

/** What needs the owner, first; then what happens this week, and how the site is doing. */
export function Component() {
  const { timeZone, teacherFirstName } = useSession().business;
  const now = useNow();
  const { data: desk } = useQuery(deskQuery);
  const { first, fromMessages, fromSite, outside } = useNeeds();
  const needs = fromMessages && fromSite && [...first, ...fromMessages, ...fromSite, ...outside];
  const next = desk && nextOf(desk);
  const calm = `Nothing needs you.${next ? ` Next: ${next}` : ""}`;
  return (
    <Screen
      title="Desk"
      where={longDay(now, timeZone)}
      overline={longDay(now, timeZone)}
      heading={
        <>
          {greetingAt(now, timeZone)}
          {teacherFirstName && `, ${teacherFirstName}`}.
        </>
      }
      lead={
        needs ? needs.length > 0 ? sentenceOf(needs) : calm : <Loading label="Looking around" lines={1} />
      }
    >
      <div className="cols">
        <div className="stack">
          {/* Messages may take a while to come, from another computer. */}
          {!fromMessages && <Loading label="Asking for your messages" lines={4} />}
          <Needs needs={[...first, ...(fromMessages ?? []), ...(fromSite ?? [])]} />
          <StillOnlyYou />
          {desk ? <Week desk={desk} /> : <Loading label="Looking at the dates" lines={4} />}
        </div>
        <aside className="stack" aria-label="How the site is doing">
          <LiveBox />
        </aside>
      </div>
    </Screen>
  );
}

/** Returns what needs the owner, the most urgent first; undefined until it is known. */
function useNeeds() {
  const { timeZone } = useSession().business;
  const now = useNow();
  const { data: desk } = useQuery(deskQuery);
  const { data: draft } = useQuery(draftQuery);
  const { data: last } = useQuery(publicationQuery);
  const { data: mailbox } = useQuery(messagesQuery);
  const site = useSiteMail(mailbox);
  const { look } = useLiveLook();
  const down = siteDown(look, timeZone);
  const isDown = isSiteDown(look);
  return {
    first: down ? [down] : [],
    fromMessages:
      desk &&
      mailbox &&
      needsOfMessages(mailbox, { now, timeZone, site, isDown, replyPromise: desk.replyPromise }),
    fromSite: desk && draft && last && needsOfSite({ desk, draft, last, isDown }),
    outside: last ? needsOutside(last) : [],
  };
}

function Needs({ needs }: { readonly needs: readonly Need[] }) {
  if (needs.length === 0) return null;
  return (
    <section aria-labelledby="needs">
      <h2 id="needs" className="vh">
        What needs you
      </h2>
      <ol className="needs">
        {needs.map(({ id, state, title, text, action }) => (
          <li key={id}>
            <p>
              <State kind={state.kind}>{state.words}</State>
            </p>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <p className="acts">
              {"to" in action ? (
                <ButtonLink small to={action.to}>
                  {action.words}
                </ButtonLink>
              ) : action.looks === "at the site" ? (
                <LookAgain />
              ) : (
                <LookForPublication />
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Looks for what was published last, and shows how that goes. */
function LookForPublication() {
  const navigate = useNavigate();
  const looking = useLookAgain();
  return (
    <Button
      small
      isBusy={looking.isPending}
      onClick={() => looking.mutate(undefined, { onSuccess: () => navigate("/publishing") })}
    >
      Look again
    </Button>
  );
}

function greetingAt(now: number, timeZone: string): string {
  const hour = Number(new Date(now).toLocaleTimeString("en-GB", { timeZone, hour: "2-digit" }));
  return hour < 12 ? "Good morning" : hour < 18 ? "Good afternoon" : "Good evening";
}
