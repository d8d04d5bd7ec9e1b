import { type ComponentProps, type ReactNode, useState } from "react";
import { z } from "zod";
import { explainIssue } from "../../../../content-model/compiler/explain-issue.ts";
import { fieldAt, metaOf, unwrap } from "../../../../content-model/compiler/field-at.ts";
import { fieldName } from "../../../../content-model/compiler/problem.ts";
import { frontMatterSchema } from "../../../../content-model/schema/article.ts";
import { frontMatterOf } from "../../../core/articles/names.ts";
import { findField, isFields } from "../../../core/content/entries.ts";
import type { ArticleProblem } from "../../../server/routes/articles.ts";
import { useFile } from "../../api/content.ts";
import { lastDay } from "../../forms/field-input.tsx";
import { Choice, Field, FieldGroup } from "../../ui/field.tsx";
import { Details } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { type Path, sentenceOf, titleOf } from "./needs.ts";
import { Picture } from "./picture.tsx";

type ArticleFieldsProps = {
  readonly slug: string;
  /** The fields, with the lines around them. */
  readonly front: string;
  readonly problems: readonly ArticleProblem[];
  /** Its photograph, if it has one, and what stands for its bytes. */
  readonly photograph: { readonly file: string; readonly id: string } | null;
  /** An undefined value empties a field. */
  readonly onChange: (path: Path, value: unknown) => void;
  /** What may be changed besides. */
  readonly children: ReactNode;
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
];

const dayHelp = "Left empty, it’s the day you say it’s finished.";

const pictureParts = ["print", "motif", "inks", "seed"] as const;

/** What lists, search engines and the head of the page say about an article. */
export function ArticleFields({ slug, front, problems, photograph, onChange, children }: ArticleFieldsProps) {
  const data = frontMatterOf(front);
  const valueAt = (path: Path) => findField(data, path.map(String))?.value;
  const known = useFile("article-sections").data;
  const listOf = (name: string) => {
    const list = isFields(known) ? known[name] : undefined;
    return Array.isArray(list) ? list.map(String) : [];
  };
  const subjects = valueAt(["subjects"]);
  const chosen = Array.isArray(subjects) ? subjects.map(String) : [];
  const setText = (path: Path, text: string) => {
    if (path[0] !== "inShort") return onChange(path, text || undefined);
    const list = [0, 1, 2].map((index) => String(valueAt(["inShort", index]) ?? ""));
    const next = list.with(Number(path[1]), text);
    return onChange(["inShort"], next.every((sentence) => sentence === "") ? undefined : next);
  };
  /** The field that is typed into: what isn't long enough yet is no error. */
  const [focused, setFocused] = useState("");
  /** What is wrong with a field, at the field: or that it is still missing, which is no error. */
  const wrongWith = (path: Path, help?: string) => {
    const value = valueAt(path);
    const hint = (isNeeded: boolean) =>
      [help, isNeeded && "Still missing."].filter(Boolean).join(" ") || undefined;
    const name = fieldName(path);
    const problem = problems.find(({ field }) => field === name || field.startsWith(`${name} › `));
    const isEmpty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
    if (isEmpty) return { hint: hint(problem !== undefined) };
    // What was just typed counts, not what the studio last had.
    const schema = fieldAt(frontMatterSchema as z.ZodType, path);
    const [issue] = (schema && z.safeParse(schema, value).error?.issues) ?? [];
    const isShort = issue?.code === "too_small" && focused === path.join(".");
    const other = problem && problem.code !== "empty" && problem.code !== "invalid";
    const message = issue
      ? explainIssue({ ...issue, path: [...path] }, metaOf(schema), value)
      : other
        ? problem.message
        : undefined;
    return {
      hint: hint(false),
      ...(message && !isShort && { error: sentenceOf({ field: name, message }) }),
    };
  };
  const place = (path: Path, field: ReactNode) => (
    <div key={path.join()} data-field={path.join(".")}>
      {field}
    </div>
  );
  const textField = (path: Path) =>
    place(
      path,
      <Field label={titleOf(path)} {...wrongWith(path, helpOf(path))}>
        {(input) => (
          <Words
            {...input}
            rows={path[0] === "title" ? 1 : 3}
            onFocus={() => setFocused(path.join("."))}
            onBlur={() => setFocused("")}
            value={String(valueAt(path) ?? "")}
            onType={(words) => setText(path, words)}
          />
        )}
      </Field>,
    );
  return (
    <div className={ui.tightStack}>
      {needed.map(textField)}
      <Picture
        slug={slug}
        photograph={photograph}
        picture={data.picture}
        isMissing={problems.some(({ code }) => code === "no picture")}
        error={pictureParts.map((part) => wrongWith(["picture", part]).error).find(Boolean)}
        onChange={(part, value) => onChange(["picture", part], value)}
      >
        {textField(["picture", "alt"])}
      </Picture>
      <Details summary="The rest fills itself in, and you can change it">
        <div className={ui.tightStack}>
          {more.map(textField)}
          {(["published", "updated"] as const).map((name) =>
            place(
              [name],
              <Field
                label={name === "published" ? "Published on" : "Updated on (if what it says has changed)"}
                {...wrongWith([name], name === "published" ? dayHelp : undefined)}
              >
                {(input) => (
                  <input
                    {...input}
                    type="date"
                    max={lastDay}
                    value={String(valueAt([name]) ?? "")}
                    onChange={({ target }) => onChange([name], target.value || undefined)}
                  />
                )}
              </Field>,
            ),
          )}
          {place(
            ["minutes"],
            <Field label={titleOf(["minutes"])} {...wrongWith(["minutes"], helpOf(["minutes"]))}>
              {(input) => (
                <input
                  {...input}
                  type="number"
                  min={1}
                  inputMode="numeric"
                  value={String(valueAt(["minutes"]) ?? "")}
                  onChange={({ target }) =>
                    onChange(["minutes"], target.value === "" ? undefined : Number(target.value))
                  }
                />
              )}
            </Field>,
          )}
          {place(
            ["section"],
            <Field label="Section" {...wrongWith(["section"])}>
              {(input) => (
                <select
                  {...input}
                  value={String(valueAt(["section"]) ?? "")}
                  onChange={({ target }) => onChange(["section"], target.value || undefined)}
                >
                  <option value="">None</option>
                  {listOf("sections").map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
              )}
            </Field>,
          )}
          {place(
            ["subjects"],
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
            </FieldGroup>,
          )}
          {children}
        </div>
      </Details>
    </div>
  );
}

/** What to write into a field, and how much. */
function helpOf(path: Path): string | undefined {
  const schema = fieldAt(frontMatterSchema as z.ZodType, path);
  const inner = schema && unwrap(schema);
  const { minLength, maxLength } = inner instanceof z.ZodString ? inner : {};
  const length = minLength && minLength > 1 ? `${minLength} to ${maxLength}` : `At most ${maxLength}`;
  return [metaOf(schema)?.help, maxLength && `${length} characters.`].filter(Boolean).join(" ");
}

type WordsProps = Omit<ComponentProps<"textarea">, "value" | "onChange"> & {
  readonly value: string;
  readonly onType: (words: string) => void;
};

/** Words on one line of the file, which keeps no space at their edges: while one types, the space is still here. */
function Words({ value, onType, ...input }: WordsProps) {
  const [typed, setTyped] = useState(value);
  return (
    <textarea
      {...input}
      value={typed.trim() === value ? typed : value}
      onChange={({ target }) => {
        const words = target.value.replaceAll("\n", " ");
        setTyped(words);
        onType(words.trim());
      }}
    />
  );
}
