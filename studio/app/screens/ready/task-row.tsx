import { useMutation } from "@tanstack/react-query";
import { Suspense, useEffect, useRef, useState } from "react";
import { classNames } from "../../../../site/ui/class-names.ts";
import { keyOf } from "../../../core/content/change.ts";
import { describeValue } from "../../../core/content/describe.ts";
import { findField } from "../../../core/content/find-field.ts";
import type { Task } from "../../../core/readiness/read-tasks.ts";
import { api, read } from "../../api/client.ts";
import { fileQuery, readyQuery, useContent, useFacts, useFile } from "../../api/content.ts";
import { queryClient } from "../../api/query-client.ts";
import { keyOfTarget, whenAnswered } from "../../draft/save.ts";
import { expectSaved, useEntry } from "../../draft/use-field.ts";
import { ContentField } from "../../forms/content-field.tsx";
import { type AnyFieldProps, fieldSchema, isContainer } from "../../forms/field-schema.ts";
import { PartFields } from "../../forms/group-fields.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { editable, FieldGroup, useFocusOnFirst } from "../../ui/field.tsx";
import { Loading } from "../../ui/notes.tsx";
import { attempt, showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import { lowerFirst } from "../../ui/words.ts";
import {
  adviceOf,
  isEmpty,
  isTypedInPlace,
  isWriting,
  nowOf,
  type Row,
  screenOfTask,
  titleOf,
} from "./rows.ts";
import styles from "./task-row.module.css";

type TaskRowProps = {
  readonly row: Row;
  /** Where the row's texts are, if its group doesn't say so. */
  readonly where: string | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Goes on to the next row; told whether this one was answered. */
  readonly onNext: (isAnswered: boolean) => void;
  readonly onClose: () => void;
};

/** Something that is left to do, and the fields in which it is done. */
export function TaskRow({ row, where, isOpen, onOpen, onNext, onClose }: TaskRowProps) {
  const title = titleOf(row);
  const screen = isTypedInPlace(row) ? undefined : screenOfTask(row.tasks[0]);
  return (
    <li className={classNames(styles.row, isOpen && styles.open)}>
      <div>
        <b>{title}</b>
        {where && <span className={classNames(ui.tiny, ui.soft, styles.where)}>{where}</span>}
      </div>
      {isOpen ? (
        <OpenRow row={row} onNext={onNext} onClose={onClose} />
      ) : (
        <>
          <Made row={row} />
          {screen && (
            <ButtonLink to={screen.path} small className={styles.action}>
              To {lowerFirst(screen.label)}
            </ButtonLink>
          )}
          {isTypedInPlace(row) && (
            <Button small className={styles.action} onClick={onOpen}>
              {actionOf(row)}
              <span className={ui.visuallyHidden}>: {title}</span>
            </Button>
          )}
        </>
      )}
    </li>
  );
}

function actionOf(row: Row): string {
  if (isEmpty(row)) return "Put it in";
  return isWriting(row) ? "Write yours" : "Put in yours";
}

/** What stands there now, and what to do about it. */
function Made({ row }: { readonly row: Row }) {
  const now = nowOf(row, useFacts());
  const advice = adviceOf(row);
  const others = row.tasks.length - 1;
  const keys = row.tasks.flatMap(({ field }) => (field ? [keyOfTarget(field)] : []));
  const held = useContent()?.heldBack.find(({ key }) => keys.includes(key));
  return (
    <div className={styles.made}>
      {now !== undefined && (
        <p>
          now <q>{now}</q>
          {others > 0 && ` and ${others} more`}
        </p>
      )}
      {held && <p className={ui.error}>Held back. {held.message}</p>}
      {advice && <p className={now === undefined ? undefined : ui.small}>{advice}</p>}
    </div>
  );
}

type OpenRowProps = Pick<TaskRowProps, "row" | "onNext" | "onClose">;

function OpenRow({ row, onNext, onClose }: OpenRowProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const confirm = useConfirm();
  const canConfirm = !row.isDone && row.tasks.every(({ confirmAs }) => confirmAs !== undefined);
  const count = row.tasks.length;
  useFocusOnFirst(fields);
  const [isWaiting, setWaiting] = useState(false);
  const goOn = async () => {
    setWaiting(true);
    try {
      await goOnWhenSaved();
    } finally {
      setWaiting(false);
    }
  };
  const goOnWhenSaved = async () => {
    const typed = await Promise.all(row.tasks.map(({ field }) => field && whenAnswered(field)));
    if (typed.every((one) => !one || one.state === "saved" || one.state === "followed"))
      return onNext(typed.some((one) => one !== undefined));
    const input = fields.current?.querySelector<HTMLElement>("[aria-invalid]");
    (input ?? fields.current?.querySelector<HTMLElement>(editable))?.focus();
  };
  return (
    <fieldset className={classNames(ui.tightStack, row.tasks.length === 1 && styles.oneField)} ref={fields}>
      <legend className={ui.visuallyHidden}>{titleOf(row)}</legend>
      <TaskFields row={row} />
      <p className={ui.row}>
        <Button small isBusy={isWaiting} onClick={() => attempt(goOn)}>
          {isWaiting ? "Saving…" : "Next"}
        </Button>
        {canConfirm && !isWaiting && (
          <Button
            look="link"
            isBusy={confirm.isPending}
            onClick={() => confirm.mutate(row, { onSuccess: () => onNext(true) })}
          >
            {count === 1 ? "It’s really so" : `All ${count} are really so`}
          </Button>
        )}
        <Button look="link" onClick={onClose}>
          Close
        </Button>
      </p>
      {confirm.isError && (
        <p className={ui.error} role="alert">
          {confirm.error.message}
        </p>
      )}
    </fieldset>
  );
}

/** The fields of a row, to be typed in the list. */
const TaskFields = ({ row }: { readonly row: Row }) => (
  <Suspense fallback={<Loading label="Reading the file" lines={2 * row.tasks.length} />}>
    {row.tasks.map(({ id, field, title }) =>
      field && isContainer(fieldSchema(field.name, field.path)) ? (
        <Fields key={id} {...field} />
      ) : (
        field && <ContentField key={id} {...field} label={labelOf({ field, title }, row)} />
      ),
    )}
  </Suspense>
);

/** Fields that belong together, below the name of what they belong to. */
function Fields({ name, path }: AnyFieldProps) {
  const { data } = useFile(name);
  const owner = findField(data, path.slice(0, -1))?.value;
  return (
    <FieldGroup title={describeValue(owner, undefined)}>
      <PartFields name={name} path={path} />
    </FieldGroup>
  );
}

/** Several fields of a row are told apart by their entries. */
function labelOf({ field, title }: Pick<Task, "field" | "title">, row: Row): string {
  const [entry = "", last = ""] = field?.path.slice(-2) ?? [];
  if (row.tasks.length === 1) return title;
  if (isPosition(last)) return `${title} ${Number(last) + 1}`;
  return isPosition(entry) ? `${title} ${Number(entry) + 1}` : `${entry}: ${title.toLowerCase()}`;
}

const isPosition = (name: string) => /^\d+$/.test(name);

/** Made-up words of people: nothing to correct, only to take off until real ones are there. */
export function KindWordsRow({ row }: { readonly row: Row }) {
  const takeOff = useTakeOff();
  const [isAsked, setAsked] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  // The question takes the place of the button that asks it, and gives it back: the focus goes along.
  useEffect(() => {
    if (!isAsked) return;
    const focusButton = () => item.current?.querySelector("button")?.focus();
    focusButton();
    return focusButton;
  }, [isAsked]);
  const count = row.tasks.length;
  const them = count === 1 ? "it" : "them";
  return (
    <li ref={item} className={styles.row}>
      <b>{titleOf(row)}</b>
      <div className={styles.made}>
        <p>{adviceOf(row)}</p>
        {isAsked && (
          <p className={ui.row}>
            <span role="status">
              {takeOff.isPending
                ? `Taking ${them} off…`
                : `Take ${count === 1 ? "it" : `all ${count}`} off ${count === 1 ? "its page" : "their pages"}?`}
            </span>
            <Button
              small
              isBusy={takeOff.isPending}
              onClick={() => takeOff.mutate(row, { onSettled: () => setAsked(false) })}
            >
              Take {them} off
            </Button>
            {!takeOff.isPending && (
              <Button look="link" onClick={() => setAsked(false)}>
                Keep {them}
              </Button>
            )}
          </p>
        )}
        {takeOff.isError && (
          <p className={ui.error} role="alert">
            {takeOff.error.message}
          </p>
        )}
      </div>
      {!isAsked && (
        <Button small className={styles.action} onClick={() => setAsked(true)}>
          {count === 1 ? "Take it off" : `Take all ${count} off`}
        </Button>
      )}
    </li>
  );
}

/** Confirms that a row's samples are right as they are, with a way back. */
function useConfirm() {
  const confirmed = useEntry({ name: "confirmed", path: [] });

  const takeBack = async (place: string) => {
    const { data } = await queryClient.fetchQuery({ ...fileQuery("confirmed"), staleTime: 0 });
    const index = Array.isArray(data) ? data.indexOf(place) : -1;
    if (index !== -1) await confirmed.remove(String(index));
  };

  return useMutation({
    mutationFn: async (row: Row) => {
      const place = row.tasks[0].confirmAs;
      if (place === undefined) return;
      await confirmed.add(place, place);
      showToast(`Noted: “${titleOf(row)}” is right as it is.`, () => takeBack(place));
    },
  });
}

/** Takes made-up kind words off their pages, with a way back. */
const useTakeOff = () =>
  useMutation({
    mutationFn: async ({ tasks }: Row) => {
      const name = "testimonials";
      const paths = tasks.flatMap(({ field }) => (field ? [field.path.slice(0, -1)] : []));
      expectSaved(await read(api.content.removal.$post({ json: { name, paths } })));
      // The list says so before the toast does.
      await queryClient.invalidateQueries({ queryKey: readyQuery.queryKey });
      const ids = paths.map((path) => keyOf(name, path));
      const words = tasks.length === 1 ? "One kind word is" : `${tasks.length} kind words are`;
      showToast(`${words} off the pages.`, async () =>
        expectSaved(await read(api.content["take-back"].$post({ json: { ids } }))),
      );
    },
  });
