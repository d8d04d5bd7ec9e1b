import type { AddressColumn, ColumnQuestion } from "../../../core/readers/read-list.ts";
import { Choice, FieldGroup } from "../../ui/field.tsx";
import ui from "../../ui/ui.module.css";

type AddressColumnChoiceProps = {
  readonly columns: readonly AddressColumn[];
  readonly chosen: number | undefined;
  readonly onChoose: (column: number) => void;
};

/** Asks which column of a table has the readers' addresses. */
export const AddressColumnChoice = ({ columns, chosen, onChoose }: AddressColumnChoiceProps) => (
  <FieldGroup title="Which column has your readers’ addresses?">
    {columns.map(({ column, title, examples }) => (
      <Choice
        key={column}
        name="address column"
        checked={chosen === column}
        onChange={() => onChoose(column)}
        label={title}
        hint={
          <span className={ui.anywhere}>
            {examples.length > 0 ? `Such as ${examples.join(", ")}` : "No address"}
          </span>
        }
      />
    ))}
  </FieldGroup>
);

type ColumnChoiceProps = {
  readonly question: ColumnQuestion;
  /** The values that leave people out; undefined before it is answered. */
  readonly chosen: readonly string[] | undefined;
  readonly onChoose: (values: string[]) => void;
};

/** Asks whether a column says that somebody doesn't want letters, and which of its values do. */
export function ColumnChoice({ question: { column, title, values }, chosen, onChoose }: ColumnChoiceProps) {
  const isLeavingOut = chosen !== undefined && chosen.length > 0;
  const all = values.map(({ value }) => value);
  return (
    <FieldGroup title={`Does “${title}” say that somebody doesn’t want your letter?`}>
      <p className={ui.anywhere}>
        It says {values.map(({ value, count }) => `${value || "nothing"} (${count})`).join(", ")}.
      </p>
      <Choice
        name={`column ${column}`}
        checked={chosen?.length === 0}
        onChange={() => onChoose([])}
        label="No, it’s about something else"
        hint="Everybody comes in, whatever it says."
      />
      <Choice
        name={`column ${column}`}
        checked={isLeavingOut}
        onChange={() => onChoose(all)}
        label="Yes, leave people out"
        hint="Those with what is ticked here."
      />
      {isLeavingOut &&
        values.map(({ value, count }) => (
          <Choice
            key={value}
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChoose(all.filter((one) => (one === value ? target.checked : chosen.includes(one))))
            }
            label={value || "nothing"}
            hint={`${count} in the list`}
          />
        ))}
    </FieldGroup>
  );
}
