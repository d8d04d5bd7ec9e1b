import { useId } from "react";
import { classNames } from "../../../../site/ui/class-names.ts";
import {
  type ListAnswers,
  type ListColumn,
  saysLittle,
  something,
} from "../../../business/readers/list-table.ts";
import type { Question, ReaderList } from "../../../business/readers/parse-reader-list.ts";
import { Choice, Field, FieldGroup } from "../../ui/field.tsx";
import { counted } from "../../ui/format.ts";
import { Details } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./readers.module.css";

type TableQuestionsProps = {
  readonly list: ReaderList;
  readonly answers: ListAnswers;
  /** What was said of the questions when she pressed the button: it holds while they are open. */
  readonly errors: Partial<Readonly<Record<Question, string>>>;
  readonly disabled: boolean;
  readonly onChange: (answers: ListAnswers) => void;
};

/** What is asked for about a list, beside the fields that it concerns. */
export const questionErrors: Readonly<Record<Question, string>> = {
  addresses: "Choose the column with your readers’ email addresses.",
  wishes: "Tick the columns that say it, or “None of these”.",
  days: "Choose the column, or “None of these”.",
  strays: "Tick this if it’s so. Otherwise delete those people above.",
};

/** Asks what the columns of a list hold, and what its other lines mean: no program can know that for sure. */
export function TableQuestions({ list, answers, errors, disabled, onChange }: TableQuestionsProps) {
  const { addressColumns, addressColumn, wishColumns, dayColumns, open, strays, withoutDay } = list;
  const errorOf = (question: Question) => (open.includes(question) ? errors[question] : undefined);
  const change = (changes: Partial<ListAnswers>) => onChange({ ...answers, ...changes });
  if (list.count === 0) return undefined;
  const isNobody = answers.nobody ?? false;
  return (
    <FieldGroup title="What this list says">
      {addressColumns.length > 1 && (
        <ColumnField
          label="Which column has your readers’ email addresses?"
          columns={addressColumns}
          value={addressColumn}
          error={errorOf("addresses")}
          disabled={disabled}
          // What was said of the others is said of a table with other people.
          onChange={(at) => change({ addresses: at, wishes: undefined, days: undefined })}
        />
      )}
      {wishColumns.length > 0 && !isNobody && (
        <Wishes
          columns={wishColumns}
          wishes={answers.wishes}
          error={errorOf("wishes")}
          disabled={disabled}
          onChange={(wishes) => change({ wishes })}
        />
      )}
      <Choice
        type="checkbox"
        label="Nobody in this list wants your letter"
        hint="Such as a list of those who left: nobody comes in, and I can take off those who are on yours."
        checked={isNobody}
        disabled={disabled}
        onChange={({ target }) => change({ nobody: target.checked })}
      />
      {dayColumns.length > 0 && (
        <ColumnField
          label="Which column has the day they agreed?"
          columns={dayColumns}
          none="None of these: the day above holds"
          value={answers.days}
          error={errorOf("days")}
          disabled={disabled}
          onChange={(days) => change({ days: days ?? "none" })}
        />
      )}
      {withoutDay.length > 0 && (
        <Choice
          type="checkbox"
          label={`${counted(withoutDay.length, "person has", "people have")} no day there, and agreed as well, on the day above`}
          hint={`${listed(withoutDay)}. Without a tick, they stay out: maybe they never confirmed.`}
          checked={answers.agreedWithoutDay ?? false}
          disabled={disabled}
          onChange={({ target }) => change({ agreedWithoutDay: target.checked })}
        />
      )}
      {strays.length > 0 && (
        <div>
          <Choice
            type="checkbox"
            label={
              strays.length === 1
                ? `“${strays[0]?.text}” says nothing of the people below it`
                : "None of these lines says anything of the people below it"
            }
            hint={`${strays.length > 1 ? `${listed(strays.map(({ text }) => `“${text}”`))}. ` : ""}A heading such as “Unsubscribed” does: then delete those people above.`}
            checked={!open.includes("strays")}
            disabled={disabled}
            aria-invalid={errorOf("strays") ? true : undefined}
            onChange={({ target }) => change({ saysNothing: target.checked })}
          />
          {errorOf("strays") && <p className={ui.error}>{errorOf("strays")}</p>}
        </div>
      )}
    </FieldGroup>
  );
}

/** A value as it is shown: an empty cell is nothing. */
export const shownValue = (value: string): string => {
  if (value === "") return "nothing";
  return value === something ? something : `“${value}”`;
};

/** The most values that show what a column holds, and the most names. */
const examples = 4;

const listed = (names: readonly string[]) =>
  names.length > examples
    ? `${names.slice(0, examples).join(", ")} and ${names.length - examples} more`
    : names.join(", ");

const heldBy = ({ values }: ListColumn) =>
  [
    ...values.slice(0, examples).map(({ value, count }) => `${shownValue(value)} (${count})`),
    ...(values.length > examples ? ["…"] : []),
  ].join(", ");

type ColumnFieldProps = {
  readonly label: string;
  readonly columns: readonly ListColumn[];
  /** What can be chosen in place of a column. */
  readonly none?: string;
  readonly value: number | "none" | undefined;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (at: number | undefined) => void;
};

const ColumnField = ({ label, columns, none, value, error, disabled, onChange }: ColumnFieldProps) => (
  <Field label={label} error={error}>
    {(input) => (
      <select
        {...input}
        value={value ?? ""}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value === "none" ? undefined : Number(target.value))}
      >
        {value === undefined && <option value="">Choose…</option>}
        {columns.map(({ at, title }) => (
          <option key={at} value={at}>
            {title}
          </option>
        ))}
        {none && <option value="none">{none}</option>}
      </select>
    )}
  </Field>
);

type WishesProps = {
  readonly columns: readonly ListColumn[];
  readonly wishes: ListAnswers["wishes"];
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (wishes: NonNullable<ListAnswers["wishes"]> | undefined) => void;
};

/** Asks which columns say who wants letters, and which of their values mean a yes. */
function Wishes({ columns, wishes, error, disabled, onChange }: WishesProps) {
  const id = useId();
  const chosen = columns.filter(({ at }) => wishes?.[at]);
  const tick = (at: number, isTicked: boolean) => {
    const { [at]: _, ...others } = wishes ?? {};
    if (isTicked) onChange({ ...others, [at]: [] });
    else onChange(Object.keys(others).length > 0 ? others : undefined);
  };
  const wants = (at: number, value: string, isYes: boolean) => {
    const yes = (wishes?.[at] ?? []).filter((one) => one !== value);
    onChange({ ...wishes, [at]: isYes ? [...yes, value] : yes });
  };
  const isUnasked = chosen.length === 0;
  const choice = (column: ListColumn, index: number) => (
    <Choice
      key={column.at}
      type="checkbox"
      label={column.title}
      hint={heldBy(column)}
      checked={chosen.includes(column)}
      disabled={disabled}
      aria-invalid={error && isUnasked && index === 0 ? true : undefined}
      aria-describedby={error && isUnasked && index === 0 ? `${id}-error` : undefined}
      onChange={({ target }) => tick(column.at, target.checked)}
    />
  );
  return (
    <>
      <fieldset className={classNames(ui.tightStack, styles.question)} aria-describedby={`${id}-hint`}>
        <legend>Which columns say who wants your letter, or who left?</legend>
        <p className={ui.hint} id={`${id}-hint`}>
          Such as Status, or Unsubscribed. In brackets is how many people have what stands in it.
        </p>
        {error && isUnasked && (
          <p className={ui.error} id={`${id}-error`}>
            {error}
          </p>
        )}
        {columns.filter((column) => !saysLittle(column)).map(choice)}
        {columns.some(saysLittle) && (
          <Details
            summary={`${counted(columns.filter(saysLittle).length, "more column", "more columns")} that can hardly say it`}
          >
            {columns.filter(saysLittle).map(choice)}
          </Details>
        )}
        <Choice
          type="checkbox"
          label="None of these"
          hint="Everyone in this list agreed to get your letter, and still wants it."
          checked={wishes !== undefined && chosen.length === 0}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked ? {} : undefined)}
        />
      </fieldset>
      {chosen.map(({ at, title, values }) => (
        <fieldset key={at} className={classNames(ui.tightStack, styles.question)}>
          <legend>{title}: what means that they want your letter?</legend>
          {error && wishes?.[at]?.length === 0 ? (
            <p className={ui.error}>
              Tick what means a yes. If nothing does, tick “Nobody in this list wants your letter”.
            </p>
          ) : (
            <p className={ui.hint}>Tick it. Everybody with something else there stays out.</p>
          )}
          {values.map(({ value, count }) => (
            <Choice
              key={value}
              type="checkbox"
              label={`${title}: ${shownValue(value)}`}
              hint={counted(count, "person", "people")}
              checked={wishes?.[at]?.includes(value) ?? false}
              disabled={disabled}
              aria-invalid={error && wishes?.[at]?.length === 0 ? true : undefined}
              onChange={({ target }) => wants(at, value, target.checked)}
            />
          ))}
        </fieldset>
      ))}
    </>
  );
}
