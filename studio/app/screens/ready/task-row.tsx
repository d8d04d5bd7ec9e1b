import { useEffect, useRef } from "react";
import { keyOfTarget } from "../../draft/target.ts";
import { whenAnswered } from "../../draft/typings.ts";
import { useContent } from "../../draft/use-content.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { lowerFirst } from "../../ui/letter-case.ts";
import { attempt } from "../../ui/toasts.tsx";
import { isEmpty, isTypedInPlace, isWriting, type Row } from "./rows.ts";
import { screenOfTask } from "./screen-of.ts";
import { TaskFields } from "./task-fields.tsx";
import { useConfirm } from "./use-confirm.ts";
import { adviceOf, nowOf, titleOf } from "./words.ts";

type TaskRowProps = {
  readonly row: Row;
  /** Where the row's texts are, if its group doesn't say so. */
  readonly where: string | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onNext: () => void;
  readonly onClose: () => void;
};

/** Something that is left to do, and the fields in which it is done. */
export function TaskRow({ row, where, isOpen, onOpen, onNext, onClose }: TaskRowProps) {
  const title = titleOf(row);
  const screen = isTypedInPlace(row) ? undefined : screenOfTask(row.tasks[0]);
  return (
    <li className={isOpen ? "open" : undefined}>
      <div>
        <b>{title}</b>
        {where && <span className="tiny soft where-it-is">{where}</span>}
      </div>
      {isOpen ? (
        <OpenRow row={row} onNext={onNext} onClose={onClose} />
      ) : (
        <>
          <Made row={row} />
          {screen && (
            <ButtonLink to={screen.path} small>
              To {lowerFirst(screen.label)}
            </ButtonLink>
          )}
          {isTypedInPlace(row) && (
            <Button small onClick={onOpen}>
              {actionOf(row)}
              <span className="vh">: {title}</span>
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
  const now = nowOf(row);
  const advice = adviceOf(row);
  const others = row.tasks.length - 1;
  const keys = row.tasks.flatMap(({ field }) => (field ? [keyOfTarget(field)] : []));
  const held = useContent()?.heldBack.find(({ key }) => keys.includes(key));
  return (
    <div className="made">
      {now !== undefined && (
        <p>
          now <q>{now}</q>
          {others > 0 && ` and ${others} more`}
        </p>
      )}
      {held && <p className="errmsg">Held back. {held.message}</p>}
      {advice && <p className={now === undefined ? undefined : "small"}>{advice}</p>}
    </div>
  );
}

type OpenRowProps = { readonly row: Row; readonly onNext: () => void; readonly onClose: () => void };

function OpenRow({ row, onNext, onClose }: OpenRowProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const confirm = useConfirm();
  const canConfirm = !row.isDone && row.tasks.every(({ confirmAs }) => confirmAs !== undefined);
  const count = row.tasks.length;
  useFocusOnFirst(fields);
  const goOn = async () => {
    const typed = await Promise.all(row.tasks.map(({ field }) => field && whenAnswered(field)));
    if (typed.every((one) => !one || one.state === "saved" || one.state === "followed")) return onNext();
    const input = fields.current?.querySelector<HTMLElement>("[aria-invalid]");
    (input ?? fields.current?.querySelector<HTMLElement>("input, textarea"))?.focus();
  };
  return (
    <fieldset className={row.tasks.length === 1 ? "stack-s one" : "stack-s"} ref={fields}>
      <legend className="vh">{titleOf(row)}</legend>
      <TaskFields row={row} />
      <p className="row">
        <Button small onClick={() => attempt(goOn)}>
          Next
        </Button>
        {canConfirm && (
          <Button
            look="link"
            isBusy={confirm.isPending}
            onClick={() => confirm.mutate(row, { onSuccess: onNext })}
          >
            {count === 1 ? "It’s really so" : `All ${count} are really so`}
          </Button>
        )}
        <Button look="link" onClick={onClose}>
          Close
        </Button>
      </p>
      {confirm.isError && (
        <p className="errmsg" role="alert">
          {confirm.error.message}
        </p>
      )}
    </fieldset>
  );
}

/** Moves focus to the first field as soon as its file is read. Typing replaces a line, and goes on with a text. */
function useFocusOnFirst(fields: React.RefObject<HTMLFieldSetElement | null>) {
  useEffect(() => {
    const focus = () => {
      const input = fields.current?.querySelector<HTMLElement>("input, textarea, select");
      input?.focus();
      if (input instanceof HTMLInputElement) input.select();
      return input !== null && input !== undefined;
    };
    if (focus() || !fields.current) return;
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(fields.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [fields]);
}
