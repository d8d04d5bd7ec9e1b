import { useState } from "react";
import { findField } from "../../core/content/find-field.ts";
import { useField } from "../draft/use-field.ts";
import { ContentField } from "./content-field.tsx";
import { type AnyFieldProps, fieldSchema, isContainer } from "./field-schema.ts";
import { ListField } from "./list-field.tsx";
import { Locked, lockOf } from "./locked.tsx";
import { RecordFields } from "./record-fields.tsx";

/** The fields of a group, in the order of the file. */
const GroupFields = ({ name, path }: AnyFieldProps) =>
  fieldSchema(name, path).fields.map((key) => <AnyField key={key} name={name} path={[...path, key]} />);

/** What a field contains, below its title: the fields of a group, or the entries of a list. */
export function PartFields({ name, path }: AnyFieldProps) {
  const lock = lockOf(name, path);
  if (lock) {
    return (
      <Locked reason={lock}>
        <Inside name={name} path={path} />
      </Locked>
    );
  }
  return <Inside name={name} path={path} />;
}

const Inside = ({ name, path }: AnyFieldProps) =>
  fieldSchema(name, path).kind === "list" ? (
    <ListField name={name} path={path} Inner={AnyField} />
  ) : (
    <Group name={name} path={path} />
  );

/** A field of any kind; with its own heading if it contains others. */
export function AnyField({ name, path }: AnyFieldProps) {
  const schema = fieldSchema(name, path);
  // Published ids never change.
  if (schema.kind === "id") return null;
  if (!isContainer(schema)) return <ContentField name={name} path={path} />;
  return (
    <fieldset className="fields">
      <legend>{schema.title}</legend>
      <PartFields name={name} path={path} />
    </fieldset>
  );
}

function Group({ name, path }: AnyFieldProps) {
  const { help } = fieldSchema(name, path);
  const { inFile, value, problem, whyReadOnly, type } = useField({ name, path });
  // It must not change its fields while they are typed into.
  const [isMissing] = useState(inFile === undefined || inFile === null);
  const isIncomplete =
    problem.within !== undefined && findField(value, problem.within.split(" › "))?.value === undefined;
  return (
    <>
      {help && <p className="hint">{help}</p>}
      {isMissing ? (
        <>
          <RecordFields
            name={name}
            path={path}
            value={value}
            isReadOnly={whyReadOnly !== undefined}
            onType={type}
            problem={problem}
          />
          {problem.message && (
            <p className="errmsg" role="status">
              {isIncomplete
                ? "Kept. It’s part of the site once nothing is missing."
                : `Kept, and not on the site yet. ${problem.message}`}
            </p>
          )}
        </>
      ) : (
        <GroupFields name={name} path={path} />
      )}
    </>
  );
}
