import { Link } from "react-router";
import type { ContentName } from "../../../../content-model/schema/content-files.ts";
import { fieldSchema, isContainer } from "../../forms/field-schema.ts";
import { AnyField, PartFields } from "../../forms/group-fields.tsx";
import { Locked, lockOf } from "../../forms/locked.tsx";
import { Part } from "../../forms/part.tsx";
import { ReadOnlyNote } from "../../forms/read-only-note.tsx";
import { WritingHelp } from "../../forms/writing-help.tsx";
import { Screen } from "../../shell/screen.tsx";

/** The words of one page, in the order of its file. */
export function PageForm({ name }: { readonly name: ContentName }) {
  const { title } = fieldSchema(name, []);
  const lock = lockOf(name);
  return (
    <Screen title={title} where={<Link to="/words">Words on the pages</Link>}>
      <ReadOnlyNote names={[name]} />
      <div className="stack form">
        {lock ? (
          <Locked reason={lock}>
            <Parts name={name} />
          </Locked>
        ) : (
          <Parts name={name} />
        )}
      </div>
    </Screen>
  );
}

function Parts({ name }: { readonly name: ContentName }) {
  const { fields } = fieldSchema(name, []);
  const single = fields.filter((key) => !isContainer(fieldSchema(name, [key])));
  const parts = fields.filter((key) => !single.includes(key));
  return (
    <>
      <WritingHelp />
      {single.map((key) => (
        <AnyField key={key} name={name} path={[key]} />
      ))}
      <div>
        {parts.map((key) => (
          <Part key={key} name={name} path={[key]} title={fieldSchema(name, [key]).title}>
            <PartFields name={name} path={[key]} />
          </Part>
        ))}
      </div>
    </>
  );
}
