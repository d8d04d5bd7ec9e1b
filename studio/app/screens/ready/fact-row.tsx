import { useMutation } from "@tanstack/react-query";
import { type MouseEvent, Suspense, useEffect, useRef } from "react";
import { formatFullDate } from "../../../../domain/format-date.ts";
import type { Fact, FactField, Readiness } from "../../../business/readiness/read-tasks.ts";
import { keyOf } from "../../../engine/content/change.ts";
import { formPathFor } from "../../../engine/content/entries.ts";
import { asRead, readyQuery, useDraft, useFacts, useFile, useSession } from "../../api/content.ts";
import { queryClient } from "../../api/query-client.ts";
import { ContentField } from "../../forms/content-field.tsx";
import { anchorOf, useDeepLink, useDeepLinkedLine } from "../../forms/deep-link.ts";
import { fieldSchema, isContainer } from "../../forms/field-schema.ts";
import { PartFields } from "../../forms/group-fields.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { countWords } from "../../ui/format.ts";
import { Loading, Wrong } from "../../ui/notes.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import { shorten } from "../changes/words.ts";
import { kindWordsIn, name as nameOfWords, putOn, quoteOf, takeOff } from "../kind-words/quotes.ts";
import { NotRightYet } from "./not-right-yet.tsx";
import styles from "./ready.module.css";
import { Row } from "./row.tsx";
import { useConfirm } from "./use-confirm.ts";
import { stateOfFact } from "./words.ts";

/** Returns why a value isn't right yet, or what to know of one among several; undefined if it is hers. */
function noteOf({ confirmAs, isLeftOut, whyNotRight }: FactField, isGroup: boolean): string | undefined {
  if (whyNotRight) return whyNotRight;
  if (!isGroup) return undefined;
  if (isLeftOut === "no source") return "Left out: it doesn’t show while its source is empty.";
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
  const isNoting = (what: string) => confirm.isPending && confirm.variables.what === what;
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
        ringing?.first && ringing.last && left === 0
          ? `${ringing.first === ringing.last ? `On ${formatFullDate(ringing.first)}` : `From ${formatFullDate(ringing.first)} to ${formatFullDate(ringing.last)}`} you said that you checked them`
          : now === ""
            ? "Left out"
            : isGroup
              ? shorten(now)
              : `“${shorten(asRead(now, facts))}”`
      }
      state={stateOfFact(
        fact,
        invalid.map(({ change }) => change.id),
        errors,
      )}
    >
      <Suspense fallback={<Loading label="Reading the file" lines={2 * fields.length} />}>
        {fields.map((field) => (
          <div key={keyOf(field.name, field.path)}>
            <FactInput field={field} note={noteOf(field, isGroup)} />
            {isGroup && !ringing && field.confirmAs && (
              <Button
                variant="link"
                isBusy={confirm.isPending}
                onClick={confirmIt(field.label, [field.confirmAs])}
              >
                {isNoting(field.label) ? "Noting…" : "It’s really so"}
                <span className={ui.visuallyHidden}>: {field.label}</span>
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
              {isNoting(title)
                ? "Noting…"
                : ringing.toRing === fields.length
                  ? `I checked all ${countWords(fields.length)} on ${formatFullDate(today)}`
                  : `I checked ${ringing.toRing === 1 ? "it" : `these ${countWords(ringing.toRing)}`} on ${formatFullDate(today)}`}
            </Button>
          </p>
        </>
      )}
      {fact.saidSo.length > 0 && (
        <p>
          <NotRightYet what={title} lines={fact.saidSo} />
        </p>
      )}
      {left > 0 && confirmAs && !ringing && (
        <p>
          <Button isBusy={confirm.isPending} onClick={confirmIt(title, confirmAs)}>
            {isNoting(title) ? "Noting…" : left === 1 ? "It’s really so" : "It’s all really so"}
          </Button>
        </p>
      )}
    </Row>
  );
}

type FactInputProps = { readonly field: FactField; readonly note: string | undefined };

/** What is typed here and on other screens is one value. */
function FactInput({ field, note }: FactInputProps) {
  const { name, path: named, label } = field;
  const path = formPathFor(name, useFile(name).data, named);
  return isContainer(fieldSchema(name, path)) ? (
    <>
      {field.whyNotRight && (
        <p>
          <strong>{field.whyNotRight}</strong>
        </p>
      )}
      <PartFields name={name} path={path} />
    </>
  ) : (
    <ContentField name={name} path={path} label={label} hint={note && <strong>{note}</strong>} />
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
        <Wrong error={taking.error} />
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
