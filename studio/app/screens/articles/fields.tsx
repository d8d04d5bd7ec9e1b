import { useState } from "react";
import { fieldName } from "../../../../content-model/compiler/problem.ts";
import { frontMatterOf } from "../../../engine/articles/names.ts";
import { findField, isFields } from "../../../engine/content/entries.ts";
import { hasSameValue } from "../../../engine/content/same-value.ts";
import type { ArticleProblem } from "../../../server/routes/articles.ts";
import { useFile } from "../../api/content.ts";
import { FieldInput, type FieldInputProps } from "../../forms/field-input.tsx";
import { articleFieldSchema } from "../../forms/field-schema.ts";
import { hintsOf } from "../../forms/hints.tsx";
import { Choice, Field, FieldGroup } from "../../ui/field.tsx";
import { Details } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { type Path, sentenceOf, titleOf } from "./needs.ts";
import { Picture, type PictureProps } from "./picture.tsx";

type ArticleFieldsProps = Pick<PictureProps, "slug" | "photograph"> & {
  /** The fields, with the lines around them. */
  readonly front: string;
  readonly problems: readonly ArticleProblem[];
  /** An undefined value empties a field. */
  readonly onChange: (path: Path, value: unknown) => void;
};

/** What an article needs besides its text and a picture. */
const needed: readonly Path[] = [["title"], ["standfirst"]];

const more: readonly Path[] = [
  ["description"],
  ["question"],
  ["excerpt"],
  ["inShort", 0],
  ["inShort", 1],
  ["inShort", 2],
  ["published"],
  ["updated"],
  ["minutes"],
  ["section"],
];

/** What lists, search engines and the head of the page say about an article. */
export function ArticleFields({ front, problems, onChange, ...picture }: ArticleFieldsProps) {
  const data = frontMatterOf(front);
  const valueAt = (path: Path) => findField(undefined, data, path.map(String))?.value;
  const known = useFile("article-sections").data;
  const listOf = (name: string) => {
    const list = isFields(known) ? known[name] : undefined;
    return Array.isArray(list) ? list.map(String) : [];
  };
  const subjects = valueAt(["subjects"]);
  const chosen = Array.isArray(subjects) ? subjects.map(String) : [];
  /** The field that is typed into: what isn't long enough yet is no error. */
  const [focused, setFocused] = useState("");

  const set = (path: Path, value: unknown) => {
    if (path[0] !== "inShort") return onChange(path, value);
    const list = [0, 1, 2].map((index) => String(valueAt(["inShort", index]) ?? ""));
    const next = list.with(Number(path[1]), String(value ?? ""));
    return onChange(["inShort"], next.every((sentence) => sentence === "") ? undefined : next);
  };
  const problemAt = (path: Path) => {
    const name = fieldName(path);
    return problems.find(({ field }) => field === name || field.startsWith(`${name} › `));
  };
  const field = (path: Path, error?: string) => {
    const key = path.join(".");
    const value = valueAt(path) || undefined;
    const problem = problemAt(path);
    const schema = schemaAt(path, listOf("sections"));
    return (
      <div key={key} data-field={key}>
        <Field
          label={titleOf(path)}
          hint={hintsOf(schema, value, problem && value === undefined && "Still missing.")}
          error={
            error ?? (problem && value !== undefined && focused !== key ? sentenceOf(problem) : undefined)
          }
        >
          {(input) => (
            <ArticleInput
              schema={schema}
              input={{ ...input, onFocus: () => setFocused(key), onBlur: () => setFocused("") }}
              value={value}
              isReadOnly={false}
              onType={(typed) => set(path, typed)}
            />
          )}
        </Field>
      </div>
    );
  };
  return (
    <div className={ui.tightStack}>
      {needed.map((path) => field(path))}
      <Picture
        {...picture}
        picture={data.picture}
        isMissing={problems.some(({ code }) => code === "no picture")}
        onChange={(part, value) => onChange(["picture", part], value)}
        describe={(error) => field(["picture", "alt"], error)}
      />
      <Details summary="The rest fills itself in, and you can change it">
        <div className={ui.tightStack}>
          {more.map((path) => field(path))}
          <div data-field="subjects">
            <FieldGroup title="Subjects">
              {listOf("subjects").map((name) => (
                <Choice
                  key={name}
                  type="checkbox"
                  label={name}
                  checked={chosen.includes(name)}
                  onChange={({ target }) =>
                    onChange(
                      ["subjects"],
                      target.checked ? [...chosen, name] : chosen.filter((one) => one !== name),
                    )
                  }
                />
              ))}
            </FieldGroup>
          </div>
        </div>
      </Details>
    </div>
  );
}

/** Returns a field's schema, with what the owner chooses from where its file has only words. */
function schemaAt(path: Path, sections: readonly string[]) {
  const schema = articleFieldSchema(path);
  if (path[0] === "section")
    return { ...schema, kind: "choice", options: sections, help: undefined } as const;
  return path[0] === "published"
    ? { ...schema, help: "Left empty, it’s the day you say it’s finished." }
    : schema;
}

/** An input of a file that keeps no space at the edges of a text: while one types, the space is still here. */
function ArticleInput({ value, onType, ...rest }: FieldInputProps) {
  const [typed, setTyped] = useState(value);
  return (
    <FieldInput
      {...rest}
      value={hasSameValue(typed, value) ? typed : value}
      onType={(next) => {
        setTyped(next);
        onType((typeof next === "string" ? next.trim() : next) || undefined);
      }}
    />
  );
}
