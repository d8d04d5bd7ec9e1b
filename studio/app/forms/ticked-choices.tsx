import type { FieldRef } from "../../engine/content/change.ts";
import { titleOfPage } from "../../engine/content/describe.ts";
import { useField } from "../draft/use-field.ts";
import { Choice, FieldGroup } from "../ui/field.tsx";
import ui from "../ui/ui.module.css";
import { fieldSchema } from "./field-schema.ts";
import styles from "./forms.module.css";

type TickedChoicesProps = FieldRef & {
  readonly value: unknown;
  readonly isReadOnly: boolean;
  /** Undefined once none is ticked. */
  readonly onType: (value: readonly string[] | undefined) => void;
};

/** A list of choices, each with a box: the pages of a notice, by their names. */
export function TickedChoices({ name, path, value, isReadOnly, onType }: TickedChoicesProps) {
  const { title, help } = fieldSchema(name, path);
  const { options } = fieldSchema(name, [...path, "0"]);
  const ticked = Array.isArray(value) ? value.map(String) : [];
  const tick = (option: string, isTicked: boolean) => {
    // In the order of the choice.
    const next = options.filter((one) => (one === option ? isTicked : ticked.includes(one)));
    onType(next.length > 0 ? next : undefined);
  };
  return (
    <FieldGroup title={title}>
      {help && <p className={ui.hint}>{help}</p>}
      <div className={styles.ticked}>
        {options.map((option) => (
          <Choice
            key={option}
            type="checkbox"
            label={titleOfPage(option)}
            checked={ticked.includes(option)}
            disabled={isReadOnly}
            onChange={({ target }) => tick(option, target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** The same for a field that its file has. */
export function TickedField(at: FieldRef) {
  const { value, whyReadOnly, type } = useField(at);
  return <TickedChoices {...at} value={value} isReadOnly={whyReadOnly !== undefined} onType={type} />;
}
