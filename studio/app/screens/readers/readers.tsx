import { useQuery } from "@tanstack/react-query";
import { type RefObject, useDeferredValue, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { unsubscribedKeptDays } from "../../../../domain/newsletter.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import type { ReaderListName, ReaderRow } from "../../../server/routes/readers.ts";
import { detailOf } from "../../api/client.ts";
import { useSession } from "../../api/content.ts";
import { type ReadersAnswer, readersQuery, useDownloadTable } from "../../api/readers.ts";
import { Screen } from "../../shell/screen.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { counted } from "../../ui/format.ts";
import { ExactWords, Loading, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { NotHere } from "../messages/not-here.tsx";
import { UnreachableNote } from "../messages/unreachable-note.tsx";
import { ReaderTable } from "./reader-table.tsx";
import styles from "./readers.module.css";
import { RemoveDialog } from "./remove-dialog.tsx";
import { lists as words } from "./words.ts";

/** How many more addresses are shown at a time. */
const step = 100;

/** The newsletter's readers: how many, who asked, who waits for dates, and who left. */
export function Component() {
  const { data, error } = useQuery(readersQuery);
  const [list, setList] = useState<ReaderListName>("readers");
  const findInput = useRef<HTMLInputElement>(null);
  // Asked here, not in its row: the row goes while the answer is on its way.
  const [removing, setRemoving] = useState<string>();
  const lists = data?.lists;
  return (
    <Screen
      title="Readers"
      heading={lists && counted(lists.readers.length, "reader")}
      where="People"
      lead={lists && leadOf(lists)}
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
        {lists && (
          <>
            <div className={classNames(ui.row, ui.apart)}>
              <fieldset className={ui.segments}>
                <legend className={ui.visuallyHidden}>Which list</legend>
                {(Object.keys(words) as ReaderListName[]).map((name) => (
                  <button key={name} type="button" aria-pressed={name === list} onClick={() => setList(name)}>
                    {words[name].label} {lists[name].length.toLocaleString("en-AU")}
                  </button>
                ))}
              </fieldset>
              <ButtonLink to="/readers/bring-in">Bring in a list</ButtonLink>
            </div>
            <List list={list} rows={lists[list]} findInput={findInput} onRemove={setRemoving} />
            {(list === "readers" || list === "dates") && lists[list].length > 0 && <Export which={list} />}
          </>
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

/** Says how they came on the list, and how many left. */
function leadOf({ readers, left }: NonNullable<ReadersAnswer["lists"]>): string {
  const came =
    readers.length === 0
      ? "Nobody is on the list at the moment."
      : "Each asked for the letter and confirmed by email, or came in with a list of yours.";
  return left.length === 0
    ? came
    : `${came} ${counted(left.length, "left", "left")} in the last ${unsubscribedKeptDays} days.`;
}

const KeptElsewhere = ({ at }: { readonly at: string }) => (
  <Note title="Your letter’s list is kept elsewhere">
    <p>
      New sign-ups go on the list at {new URL(at).hostname}. Here you see those waiting for course dates, and
      anyone who signed up before that.
    </p>
  </Note>
);

type ListProps = {
  readonly list: ReaderListName;
  readonly rows: readonly ReaderRow[];
  readonly findInput: RefObject<HTMLInputElement | null>;
  readonly onRemove: (email: string) => void;
};

/** One of the lists, and a field to find somebody on it. */
function List({ list, rows, findInput, onRemove }: ListProps) {
  const [find, setFind] = useState("");
  const [limit, setLimit] = useState(step);
  const { label, about, none } = words[list];
  const wanted = useDeferredValue(find.trim().toLowerCase());
  // An email that was pasted names addresses among other words.
  const found = rows.filter(
    ({ email, name }) =>
      email.toLowerCase().includes(wanted) ||
      name.toLowerCase().includes(wanted) ||
      wanted.includes(email.toLowerCase()),
  );
  return (
    <section aria-label={label} className={ui.tightStack}>
      {about && <p className={ui.soft}>{about}</p>}
      <div className={styles.find}>
        <Field
          label="Find an address or a name"
          hint="A letter came back? Paste the email that says so, to find the reader it names."
        >
          {(input) => (
            <input
              {...input}
              ref={findInput}
              type="search"
              autoComplete="off"
              spellCheck={false}
              value={find}
              onChange={({ target }) => setFind(target.value)}
            />
          )}
        </Field>
        <p role="status" className={ui.soft}>
          {wanted !== "" &&
            (found.length === 0
              ? "Nobody has that in their address or name."
              : `${counted(found.length, "found", "found")}.`)}
        </p>
      </div>
      {found.length > 0 && <ReaderTable list={list} rows={found.slice(0, limit)} onRemove={onRemove} />}
      {rows.length === 0 && <p>{none}</p>}
      {found.length > limit && (
        <p>
          <Button variant="link" onClick={() => setLimit(limit + step)}>
            Show {Math.min(step, found.length - limit)} more of {found.length.toLocaleString("en-AU")}
          </Button>
        </p>
      )}
    </section>
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
        <Button isBusy={download.isPending} onClick={() => download.mutate({ which, day })}>
          {download.isPending ? "Making the table…" : "Export as a table"}
        </Button>
        <span role="status" className={ui.small}>
          {download.isSuccess && "It’s among your downloads."}
        </span>
      </p>
    </Note>
  );
}
