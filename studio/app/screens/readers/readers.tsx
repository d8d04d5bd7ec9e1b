import { useQuery } from "@tanstack/react-query";
import { type RefObject, useDeferredValue, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { classNames } from "../../../../site/ui/class-names.ts";
import type { ReaderListName } from "../../../server/routes/readers.ts";
import { useSession } from "../../api/content.ts";
import { detailOf } from "../../api/messages.ts";
import { type ReadersAnswer, readersQuery, useDownloadTable } from "../../api/readers.ts";
import { Screen } from "../../shell/screen.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { ExactWords, Loading, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { NotHere } from "../messages/not-here.tsx";
import { UnreachableNote } from "../messages/unreachable-note.tsx";
import { NeverAgain } from "./never-again.tsx";
import { ReaderTable } from "./reader-table.tsx";
import styles from "./readers.module.css";
import { RemoveDialog } from "./remove-dialog.tsx";
import { counted, leadOf, lists, wantedIn } from "./words.ts";

/** How many more addresses are shown at a time. */
const step = 100;

/** The newsletter's readers: how many, who asked, who waits for dates, and who left. */
export function Component() {
  const [list, setList] = useState<ReaderListName>("readers");
  const [find, setFind] = useState("");
  const [limit, setLimit] = useState(step);
  const { data, error } = useQuery(readersQuery(list, useDeferredValue(wantedIn(find)), limit));
  const counts = data?.counts;
  const findInput = useRef<HTMLInputElement>(null);
  // Asked here, not in its row: the row goes while the answer is on its way.
  const [removing, setRemoving] = useState<string>();
  return (
    <Screen
      title="Readers"
      heading={counts && counted(counts.readers, "reader")}
      where="People"
      status={null}
      lead={counts && leadOf(counts)}
    >
      <div className={ui.stack}>
        {data?.unreachable && (
          <UnreachableNote
            unreachable={data.unreachable}
            readAt={data.readAt}
            of="readers"
            what="your readers"
          >
            <strong>Nothing is lost:</strong> the list is kept where your site is, and people can sign up and
            leave as long as the site itself runs.
          </UnreachableNote>
        )}
        {data?.isMissing && <NotHere />}
        {data?.keptAt && <KeptElsewhere at={data.keptAt} />}
        {data && counts && (
          <Lists
            data={data}
            counts={counts}
            list={list}
            onList={(next) => {
              setList(next);
              setLimit(step);
            }}
            find={find}
            onFind={(text) => {
              setFind(text);
              setLimit(step);
            }}
            onMore={() => setLimit(limit + step)}
            findInput={findInput}
            onRemove={setRemoving}
          />
        )}
        {removing !== undefined && (
          <RemoveDialog
            email={removing}
            list={list}
            onClose={() => setRemoving(undefined)}
            onDone={() => {
              flushSync(() => setRemoving(undefined));
              // The button that opened the dialog is gone.
              findInput.current?.focus();
            }}
          />
        )}
        {!data && !error && <Loading label="Fetching the readers" lines={8} />}
        {!data && error && <ExactWords>{detailOf(error) ?? error.message}</ExactWords>}
      </div>
    </Screen>
  );
}

const KeptElsewhere = ({ at }: { readonly at: string }) => (
  <Note title="Your letter’s list is kept elsewhere">
    <p>
      Who signs up for the letter now goes on the list at {new URL(at).hostname}. Here you see those who wait
      for course dates, and who signed up before that.
    </p>
  </Note>
);

type ListsProps = {
  readonly data: ReadersAnswer;
  readonly counts: NonNullable<ReadersAnswer["counts"]>;
  readonly list: ReaderListName;
  readonly onList: (list: ReaderListName) => void;
  readonly find: string;
  readonly onFind: (text: string) => void;
  readonly onMore: () => void;
  readonly findInput: RefObject<HTMLInputElement | null>;
  readonly onRemove: (email: string) => void;
};

function Lists({ data, counts, list, onList, find, onFind, onMore, findInput, onRemove }: ListsProps) {
  const { rows, found } = data;
  const { about, none } = lists[list];
  return (
    <>
      <div className={classNames(ui.row, ui.apart)}>
        <fieldset className={ui.segments}>
          <legend className={ui.visuallyHidden}>Which list</legend>
          {(Object.keys(lists) as ReaderListName[]).map((name) => (
            <button key={name} type="button" aria-pressed={name === list} onClick={() => onList(name)}>
              {lists[name].label} {counts[name].toLocaleString("en-AU")}
            </button>
          ))}
        </fieldset>
        <ButtonLink to="/readers/bring-in" small>
          Bring in a list
        </ButtonLink>
      </div>
      <section aria-label={lists[list].label} className={ui.tightStack}>
        {about && <p className={ui.soft}>{about}</p>}
        <div className={styles.find}>
          <Field
            label="Find an address or a name"
            hint="A letter came back? Paste the email that says so: whoever it names and is on this list is found."
          >
            {(input) => (
              <input
                {...input}
                ref={findInput}
                type="search"
                autoComplete="off"
                spellCheck={false}
                value={find}
                onChange={({ target }) => onFind(target.value)}
              />
            )}
          </Field>
          <p role="status" className={ui.soft}>
            {rows === undefined
              ? "Fetching…"
              : find.trim() !== "" &&
                (found === 0
                  ? "Nobody has that in their address or name."
                  : `${counted(found, "found", "found")}.`)}
          </p>
        </div>
        {rows && rows.length > 0 && <ReaderTable list={list} rows={rows} onRemove={onRemove} />}
        {counts[list] === 0 && <p>{none}</p>}
        {rows && rows.length < found && (
          <p>
            <Button look="link" onClick={onMore}>
              Show {Math.min(step, found - rows.length)} more of {found.toLocaleString("en-AU")}
            </Button>
          </p>
        )}
      </section>
      {(list === "readers" || list === "dates") && counts[list] > 0 && <Export which={list} />}
      <NeverAgain refused={counts.refused} />
    </>
  );
}

function Export({ which }: { readonly which: "readers" | "dates" }) {
  const { timeZone } = useSession().business;
  const download = useDownloadTable();
  // Sweden writes year-month-day.
  const day = new Date().toLocaleDateString("sv", { timeZone });
  return (
    <Note title="A table is old as soon as it’s made">
      <p>
        Whoever leaves tomorrow is still in today’s table. Make a new one before each letter that you send
        from elsewhere, and delete the old one: it holds other people’s addresses.
      </p>
      <p className={ui.row}>
        <Button small isBusy={download.isPending} onClick={() => download.mutate({ which, day })}>
          {download.isPending ? "Making the table…" : "Export as a table"}
        </Button>
        <span role="status" className={ui.small}>
          {download.isSuccess && "It’s among your downloads."}
        </span>
      </p>
    </Note>
  );
}
