import { useQuery } from "@tanstack/react-query";
import { readyQuery } from "../../api/ready.ts";
import { useSession } from "../../api/session.ts";
import { SavedState } from "../../shell/saved-state.tsx";
import { Screen } from "../../shell/screen.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { countWords } from "../../ui/count-words.ts";
import { upperFirst } from "../../ui/letter-case.ts";
import { Loading } from "../../ui/loading.tsx";
import { Note } from "../../ui/note.tsx";
import { clockTime } from "../../ui/words-of-time.ts";
import { GroupSection } from "./group-section.tsx";
import { Meter } from "./meter.tsx";
import { groupTasks, isTypedInPlace, type Row } from "./rows.ts";
import { useIsPublic } from "./use-is-public.ts";
import { useOpenRow } from "./use-open-row.ts";
import { things } from "./words.ts";
import "./ready.css";

/** What keeps the site from going live, done in the list where it can be. */
export function Component() {
  const { data, error } = useQuery(readyQuery);
  const { timeZone } = useSession().business;
  const isPublic = useIsPublic();
  const title = isPublic ? "All well?" : "Ready to go live?";
  const { open, setOpen, withOpen } = useOpenRow();

  if (!data) {
    return (
      <Screen title={title} where="Looking back">
        {error ? (
          <Note kind="bad" isAlert>
            <p>{error.message}</p>
          </Note>
        ) : (
          <Loading label="Looking through everything" lines={12} />
        )}
      </Screen>
    );
  }

  const due = data.tasks.filter(({ isDue }) => isDue).length;
  const worthKnowing = data.tasks.length - due;
  const total = data.done + due;
  const shown = withOpen(groupTasks(data.tasks));

  const openNext = () => {
    const rows = shown.flatMap(({ rows }) => rows);
    const after = rows.slice(rows.findIndex(({ key }) => key === open?.row.key) + 1);
    const next: Row | undefined = after.find(isTypedInPlace);
    setOpen(next, shown);
    if (!next) document.querySelector<HTMLElement>("#main h1")?.focus();
  };

  return (
    <Screen
      title={title}
      heading={headingFor(due, isPublic)}
      lead={
        due > 0 ? (
          <Lead done={data.done} total={total} isPublic={isPublic} />
        ) : (
          <AllDone worthKnowing={worthKnowing} />
        )
      }
      where="Looking back"
      // Whether words are saved matters more, while one types.
      status={open ? <SavedState /> : `Looked through at ${clockTime(data.lookedAt, timeZone)}`}
    >
      {due > 0 ? (
        <Meter done={data.done} total={total} />
      ) : (
        !isPublic && (
          <p className="go-live">
            <ButtonLink to="/changes" look="gold">
              Look and publish
            </ButtonLink>
          </p>
        )
      )}
      <div className="stack groups">
        {shown.map((group) => (
          <GroupSection
            key={group.key}
            group={group}
            openKey={open?.row.key}
            onOpen={(row) => setOpen(row, shown)}
            onNext={openNext}
          />
        ))}
      </div>
    </Screen>
  );
}

function headingFor(due: number, isPublic: boolean): string {
  if (due === 0) return isPublic ? "All is well" : "Ready to go live";
  return `${isPublic ? "Not quite" : "Not yet"}: ${things(due)} ${due === 1 ? "is" : "are"} left`;
}

type LeadProps = { readonly done: number; readonly total: number; readonly isPublic: boolean };

const Lead = ({ done, total, isPublic }: LeadProps) => (
  <>
    Nearly all are words that we made up, so that there’d be something to look at. You’ve done {done} of{" "}
    {total}.{!isPublic && " The site can’t go live while one is left."}
  </>
);

const AllDone = ({ worthKnowing }: { readonly worthKnowing: number }) => (
  <>
    Nothing made up is left.
    {worthKnowing > 0 &&
      ` ${upperFirst(countWords(worthKnowing))} ${worthKnowing === 1 ? "thing is" : "things are"} worth knowing.`}
  </>
);
