import { classNames } from "../../../../site/ui/class-names.ts";
import type { FieldRef, FormPath } from "../../../engine/content/change.ts";
import { findField, isFields } from "../../../engine/content/entries.ts";
import { useFile } from "../../api/content.ts";
import { fieldSchema } from "../../forms/field-schema.ts";
import { ReadOnlyNote } from "../../forms/form-notes.tsx";
import { AnyField } from "../../forms/group-fields.tsx";
import { ListField } from "../../forms/list-field.tsx";
import { Screen } from "../../shell/screen.tsx";
import ui from "../../ui/ui.module.css";

type List = { readonly path: FormPath; readonly title: string };

/** The lists of questions, by page; those of the FAQ page by subject. */
const lists = fieldSchema("faqs", []).fields.flatMap((key): List[] => {
  const { kind, title, fields } = fieldSchema("faqs", [key]);
  if (kind === "list") return [{ path: [key], title }];
  return fields.map((subject) => ({
    path: [key, subject],
    title: `${title}: ${fieldSchema("faqs", [key, subject]).title}`,
  }));
});

const QuestionField = ({ name, path }: FieldRef) =>
  path.at(-1) === "listsClosures" ? (
    <ClosuresField name={name} path={path} />
  ) : (
    <AnyField name={name} path={path} />
  );

/** Only the page of the Sunday class can list its closures, and below one answer is enough. */
function ClosuresField({ name, path }: FieldRef) {
  const questions = findField(name, useFile(name).data, ["sundayClass"])?.value;
  if (path[0] !== "sundayClass" || !Array.isArray(questions)) return null;
  const lister = questions.filter(isFields).find(({ listsClosures }) => listsClosures === true);
  return lister === undefined || lister.id === path[1] ? <AnyField name={name} path={path} /> : null;
}

/** Questions and answers, by the page on which they stand. */
export const Component = () => (
  <Screen
    title="Questions"
    where="The site"
    lead="What people ask, page by page. A page without questions leaves the section out."
  >
    <ReadOnlyNote names={["faqs"]} />
    <div className={classNames(ui.stack, ui.form)}>
      {lists.map((list) => (
        <Questions key={list.title} {...list} />
      ))}
    </div>
  </Screen>
);

function Questions({ path, title }: List) {
  const entries = findField("faqs", useFile("faqs").data, path)?.value;
  const count = Array.isArray(entries) ? entries.length : 0;
  return (
    <section className={ui.tightStack}>
      <h2>
        {title} <span className={classNames(ui.soft, ui.small)}>{count === 0 ? "none" : count}</span>
      </h2>
      <ListField name="faqs" path={path} Inner={QuestionField} />
    </section>
  );
}
