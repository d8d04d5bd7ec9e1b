import { Fragment } from "react";
import type { ContentName } from "../../../content-model/schema/content-files.ts";
import type { FormPath } from "../../engine/content/change.ts";
import { findField, isFields } from "../../engine/content/entries.ts";
import type { EditProblem } from "../../engine/draft/check-draft.ts";
import { Field } from "../ui/field.tsx";
import ui from "../ui/ui.module.css";
import { FieldInput } from "./field-input.tsx";
import { fieldSchema, isContainer, isTicked } from "./field-schema.ts";
import { hintsOf, OfferPlaceholders } from "./hints.tsx";
import { TickedChoices } from "./ticked-choices.tsx";

type RecordFieldsProps = {
  readonly name: ContentName;
  /** Where the group or text is, or will be. */
  readonly path: FormPath;
  readonly value: unknown;
  readonly isReadOnly: boolean;
  readonly onType: (value: unknown) => void;
  /** `within` says which field it is about, such as `photo › alt`. */
  readonly problem?: Partial<EditProblem>;
  readonly askOfAmount?: AskOfAmount | undefined;
};

/** Returns what is asked at the amount of a group, such as whether a price can be right; undefined if there is nothing to ask. */
export type AskOfAmount = (group: unknown) => string | undefined;

/**
 * The inputs of a group that its file doesn't have yet, or of a new entry: it is written whole, since half of it wouldn't be
 * valid. Lists of more than choices, switches and pictures in it are there once it is; ids are made, not typed.
 */
export function RecordFields({
  name,
  path,
  value,
  isReadOnly,
  onType,
  problem,
  askOfAmount,
}: RecordFieldsProps) {
  const schema = fieldSchema(name, path);
  if (!isContainer(schema)) {
    // She may not have come to an empty field yet: that is no error.
    const isMissing = problem?.message && value === undefined;
    return (
      <Field
        label={schema.title}
        error={isMissing ? undefined : problem?.message}
        hint={hintsOf(schema, value, isMissing && <strong>Still missing.</strong>)}
      >
        {(input) => (
          <>
            <FieldInput schema={schema} input={input} value={value} isReadOnly={isReadOnly} onType={onType} />
            {!isReadOnly && <OfferPlaceholders schema={schema} value={value} onType={onType} />}
          </>
        )}
      </Field>
    );
  }
  const record = isFields(value) ? value : {};
  const type = (key: string, typed: unknown) => {
    // In the order of the file, whichever was typed first.
    const place = (name: string) => schema.fields.indexOf(name);
    const next = Object.entries({ ...record, [key]: typed })
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => place(one) - place(other));
    onType(next.length === 0 ? undefined : Object.fromEntries(next));
  };
  return schema.fields.map((key) => {
    const { kind } = fieldSchema(name, [...path, key]);
    if (isTicked(name, [...path, key]))
      return (
        <TickedChoices
          key={key}
          name={name}
          path={[...path, key]}
          value={record[key]}
          isReadOnly={isReadOnly}
          onType={(typed) => type(key, typed)}
        />
      );
    if (kind === "list" || kind === "id" || kind === "picture" || kind === "yes or no") return null;
    return (
      <Fragment key={key}>
        <RecordFields
          name={name}
          path={[...path, key]}
          value={record[key]}
          isReadOnly={isReadOnly}
          onType={(typed) => type(key, typed)}
          {...problemIn(problem, key)}
        />
        <AskedAt name={name} path={[...path, key]} group={record} askOfAmount={askOfAmount} />
      </Fragment>
    );
  });
}

type AskedAtProps = Pick<RecordFieldsProps, "name" | "path" | "askOfAmount"> & { readonly group: unknown };

/** What is asked at a field of a group, which stands above it. */
export const AskedAt = ({ name, path, group, askOfAmount }: AskedAtProps) => {
  if (!askOfAmount || fieldSchema(name, path).kind !== "money") return null;
  const asked = askOfAmount(group);
  return <div role="status">{asked && <p className={ui.was}>{asked}</p>}</div>;
};

/** Returns the problem of a group as that of one of its fields, if it is about that. */
function problemIn(problem: RecordFieldsProps["problem"], key: string): Pick<RecordFieldsProps, "problem"> {
  const [first, ...inside] = problem?.within?.split(" › ") ?? [];
  return problem && first === key ? { problem: { ...problem, within: inside.join(" › ") } } : {};
}

type StillNeededProps = Required<Pick<RecordFieldsProps, "name" | "path" | "value" | "problem">>;

/** What keeps a group or a new entry from the site. What a field needs is seen at the field, and announced here. */
export function StillNeeded({ name, path, value, problem: { message, within } }: StillNeededProps) {
  if (!message) return null;
  const inside = within?.split(" › ");
  const isIncomplete = inside !== undefined && findField(undefined, value, inside)?.value === undefined;
  return (
    <p className={isIncomplete ? ui.visuallyHidden : ui.error} role="status">
      Needs you:{" "}
      {isIncomplete
        ? `“${fieldSchema(name, [...path, ...inside]).title}”.`
        : inside
          ? "it isn’t on the site until that’s right."
          : message}
    </p>
  );
}
