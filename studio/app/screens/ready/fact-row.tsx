import { useMutation, useQuery } from "@tanstack/react-query";
import { type MouseEvent, Suspense, useEffect, useRef } from "react";
import { contentFiles } from "../../../../content-model/schema/content-files.ts";
import { formatFullDate } from "../../../../domain/format-date.ts";
import type { UnreadWords } from "../../../../launch-check/finding.ts";
import type { Fact, FactField, Readiness } from "../../../business/readiness/read-tasks.ts";
import { asRead, fileQuery, readyQuery, useDraft, useFacts, useFile, useSession } from "../../api/content.ts";
import { queryClient } from "../../api/query-client.ts";
import { keyOfTarget } from "../../draft/typings.ts";
import { useEntry } from "../../draft/use-entry.ts";
import { ContentField } from "../../forms/content-field.tsx";
import { anchorOf, useDeepLink, useDeepLinkedLine } from "../../forms/deep-link.ts";
import { fieldSchema, isContainer } from "../../forms/field-schema.ts";
import { PartFields } from "../../forms/group-fields.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { countWords } from "../../ui/format.ts";
import { Loading, Wrong } from "../../ui/notes.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import { screenOfUnread, shorten } from "../changes/words.ts";
import { kindWordsIn, name as nameOfWords, putOn, quoteOf, takeOff } from "../kind-words/quotes.ts";
import styles from "./ready.module.css";
import { Row } from "./row.tsx";
import { stateOfFact } from "./words.ts";

const longestName = 100;

type Confirmed = {
  /** What the owner calls it. */
  readonly what: string;
  /** The lines of `content/confirmed.yaml`. */
  readonly lines: readonly string[];
  /** Has the focus afterwards: the button that was pressed goes. */
  readonly next: HTMLElement | null | undefined;
};

/** Notes that what came with the site is right as it is, with a way back. */
function useConfirm() {
  const confirmed = useEntry({ name: "confirmed", path: [] });

  const takeBack = async (line: string) => {
    const { data } = await queryClient.fetchQuery({ ...fileQuery("confirmed"), staleTime: 0 });
    const index = Array.isArray(data) ? data.indexOf(line) : -1;
    if (index !== -1) await confirmed.remove(String(index));
  };

  return useMutation({
    mutationFn: async ({ what, lines, next }: Confirmed) => {
      // The line of a page with many texts is longer than a name may be.
      for (const line of lines) await confirmed.add(line, line.slice(0, longestName));
      await queryClient.invalidateQueries({ queryKey: readyQuery.queryKey });
      const heading = document.querySelector<HTMLElement>("#main h1");
      (next?.isConnected ? next : heading)?.focus();
      showToast(`Noted: “${what}” is right as it is.`, async () => {
        for (const line of lines) await takeBack(line);
      });
    },
    onError: (error) => showToast(error.message),
  });
}

/** At the end of a screen of words, or a part of one, until all are read: confirms them where they are read, and leads on. */
export function ReadingRow({ name }: { readonly name: UnreadWords["name"] }) {
  const unread = useQuery(readyQuery).data?.unread ?? [];
  const own = unread.find((file) => file.name === name);
  const others = unread.filter((file) => file !== own);
  const order = Object.keys(contentFiles);
  const next = others.find((file) => order.indexOf(file.name) > order.indexOf(name)) ?? others[0];
  if (unread.length === 0) return null;
  return (
    <p className={ui.row}>
      {own && <HasRead file={own} />}
      {next && (
        <ButtonLink look="link" to={screenOfUnread(next)?.path ?? ""}>
          Next to read: {next.title}
        </ButtonLink>
      )}
      <ButtonLink look="link" to="/ready">
        Back to Ready to go live?
      </ButtonLink>
    </p>
  );
}

/** Notes that the words of a page were read. */
function HasRead({ file: { title, confirmAs } }: { readonly file: UnreadWords }) {
  const confirm = useConfirm();
  return (
    <Button
      look="link"
      isBusy={confirm.isPending}
      onClick={({ currentTarget }) => {
        const next = currentTarget.closest("p")?.querySelector("a");
        confirm.mutate({ what: title, lines: [confirmAs], next });
      }}
    >
      I’ve read it, and it’s right<span className={ui.visuallyHidden}>: {title}</span>
    </Button>
  );
}

/** Returns what to know of one value among several; undefined if it is hers. */
function noteOf({ confirmAs, isLeftOut }: FactField): string | undefined {
  if (isLeftOut) return "Left out.";
  return confirmAs === null ? "Made up." : confirmAs && "Made up, unless you say that it’s so.";
}

type FactRowProps = {
  readonly fact: Fact;
  /** What isn't right yet, wherever it stands. */
  readonly errors: Readiness["errors"];
};

/** A fact that only the owner knows: what stands there now, and the fields to put it right. */
export function FactRow({ fact, errors }: FactRowProps) {
  const { title, fields, now, left, confirmAs, ringing } = fact;
  const { timeZone } = useSession().business;
  const today = new Date().toLocaleDateString("sv", { timeZone });
  const confirm = useConfirm();
  const facts = useFacts();
  const invalid = useDraft()?.invalid ?? [];
  const isGroup = fields.length > 1;
  // A link to one of its fields, which opens it.
  const { isInside } = useDeepLink(...fields.map(({ name, path }) => anchorOf(path, name)));
  const confirmIt =
    (what: string, lines: readonly string[]) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      const next = currentTarget.closest("details")?.querySelector("summary");
      confirm.mutate({ what, lines, next });
    };
  return (
    <Row
      title={title}
      opens={isInside}
      line={
        ringing?.on && left === 0
          ? `On ${formatFullDate(ringing.on)} you said that you checked them`
          : now === ""
            ? "Left out"
            : isGroup
              ? shorten(now)
              : `“${shorten(asRead(now, facts))}”`
      }
      state={stateOfFact(
        fact,
        invalid.map(({ key }) => key),
        errors,
      )}
    >
      <Suspense fallback={<Loading label="Reading the file" lines={2 * fields.length} />}>
        {fields.map((field) => (
          <div key={keyOfTarget(field)}>
            {isContainer(fieldSchema(field.name, field.path)) ? (
              <PartFields name={field.name} path={field.path} />
            ) : (
              <ContentField {...field} hint={isGroup && noteOf(field) && <strong>{noteOf(field)}</strong>} />
            )}
            {isGroup && !ringing && field.confirmAs && (
              <Button
                look="link"
                isBusy={confirm.isPending}
                onClick={confirmIt(field.label, [field.confirmAs])}
              >
                It’s really so<span className={ui.visuallyHidden}>: {field.label}</span>
              </Button>
            )}
          </div>
        ))}
      </Suspense>
      {left > 0 && confirmAs && ringing && (
        <>
          <p className={ui.hint}>
            Ring each but 000, which is for emergencies only, and read those for text messages on their
            websites.
          </p>
          <p>
            <Button
              isBusy={confirm.isPending}
              onClick={confirmIt(
                title,
                confirmAs.map((line) => `${line} ${today}`),
              )}
            >
              I checked all {countWords(fields.length)} on {formatFullDate(today)}
            </Button>
          </p>
        </>
      )}
      {left > 0 && confirmAs && !ringing && (
        <p>
          <Button isBusy={confirm.isPending} onClick={confirmIt(title, confirmAs)}>
            {left === 1 ? "It’s really so" : "It’s all really so"}
          </Button>
        </p>
      )}
    </Row>
  );
}

type KindWordsRowProps = { readonly title: string; readonly quotes: Readiness["quotes"] };

/** Made-up words of people: nothing to correct, only to take off until real ones are there. */
export function KindWordsRow({ title, quotes }: KindWordsRowProps) {
  const { data } = useFile(nameOfWords);
  const count = quotes.length;
  // One of the words leads here, too: all are taken off at once.
  const row = useRef<HTMLLIElement>(null);
  useDeepLinkedLine(row, ...quotes.map(({ path }) => anchorOf(path, nameOfWords)));
  const madeUp = kindWordsIn(data).filter((words) => quotes.some(({ quote }) => quote === quoteOf(words)));
  const taking = useMutation({
    mutationFn: async () => {
      await takeOff(madeUp);
      // The list says so before the toast does.
      await queryClient.invalidateQueries({ queryKey: readyQuery.queryKey });
      showToast(`${count === 1 ? "One kind word is" : `${count} kind words are`} taken off.`, () =>
        putOn(madeUp),
      );
    },
  });
  useEffect(() => {
    // A link stands in the place of the button that was pressed.
    const isGone = count === 0 && taking.isSuccess && document.activeElement === document.body;
    if (isGone) row.current?.querySelector("a")?.focus();
  }, [count, taking.isSuccess]);
  return (
    <li className={styles.row} ref={row} tabIndex={-1}>
      <b>{title}</b>
      <div className={styles.made}>
        {count === 0
          ? "None is made up."
          : `${count === 1 ? "One is" : `${count} are`} made up. Publishing one breaks the Australian Consumer Law. A page with none leaves the section out.`}
        <Wrong>{taking.error?.message}</Wrong>
      </div>
      <p className={styles.action}>
        {count > 0 ? (
          <Button isBusy={taking.isPending} onClick={() => taking.mutate()}>
            {count === 1 ? "Take it off" : `Take all ${count} off`}
          </Button>
        ) : (
          <ButtonLink to="/kind-words">To kind words</ButtonLink>
        )}
      </p>
    </li>
  );
}
