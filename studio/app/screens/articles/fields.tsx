import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { fieldAt, metaOf } from "../../../../content-model/compiler/field-at.ts";
import { parseSource } from "../../../../content-model/compiler/source-file.ts";
import { frontMatterSchema } from "../../../../content-model/schema/article.ts";
import { drawnArticles } from "../../../../domain/pictures.ts";
import { isFields } from "../../../core/content/entries.ts";
import { findField } from "../../../core/content/find-field.ts";
import { articlesQuery } from "../../api/articles.ts";
import { useFile } from "../../api/content.ts";
import { Choice, Field, FieldGroup } from "../../ui/field.tsx";
import ui from "../../ui/ui.module.css";

type Path = readonly (string | number)[];

type ArticleFieldsProps = {
  /** The fields, with the lines around them. */
  readonly front: string;
  /** An undefined value empties a field. */
  readonly onChange: (path: Path, value: unknown) => void;
};

const texts: readonly Path[] = [
  ["title"],
  ["standfirst"],
  ["description"],
  ["question"],
  ["excerpt"],
  ["inShort", 0],
  ["inShort", 1],
  ["inShort", 2],
  ["picture", "alt"],
];

/** What lists, search engines and the head of the page say about an article. */
export function ArticleFields({ front, onChange }: ArticleFieldsProps) {
  const data = parseSource("", front.replace(/^---\n|---\n?$/g, "")).data;
  const valueAt = (path: Path) => findField(data, path.map(String))?.value;
  const known = useFile("article-sections").data;
  const { data: articles = [] } = useQuery(articlesQuery);
  const listOf = (name: string) => {
    const list = isFields(known) ? known[name] : undefined;
    return Array.isArray(list) ? list.map(String) : [];
  };
  const subjects = valueAt(["subjects"]);
  const chosen = Array.isArray(subjects) ? subjects.map(String) : [];
  const setText = (path: Path, text: string) => {
    if (path[0] !== "inShort") return onChange(path, text || undefined);
    const list = [0, 1, 2].map((index) => String(valueAt(["inShort", index]) ?? ""));
    return onChange(["inShort"], list.with(Number(path[1]), text));
  };
  return (
    <div className={ui.tightStack}>
      {texts.map((path) => {
        const { title, help } = metaOf(fieldAt(frontMatterSchema as z.ZodType, path)) ?? {};
        const number = path[0] === "inShort" ? `In short, sentence ${Number(path[1]) + 1}` : undefined;
        const value = String(valueAt(path) ?? "");
        return (
          <Field key={path.join()} label={number ?? title} hint={help}>
            {(input) => (
              <textarea
                {...input}
                rows={path[0] === "title" ? 1 : 3}
                value={value}
                onChange={({ target }) => setText(path, target.value.replaceAll("\n", " "))}
              />
            )}
          </Field>
        );
      })}
      <Field
        label="Its picture"
        hint="The print of another article, until one is drawn for this. Say above what it shows."
      >
        {(input) => (
          <select
            {...input}
            value={String(valueAt(["picture", "print"]) ?? "")}
            onChange={({ target }) => onChange(["picture", "print"], target.value || undefined)}
          >
            <option value="">Its own print, or a photograph</option>
            {drawnArticles.map((slug) => (
              <option key={slug} value={slug}>
                The print of “{articles.find((one) => one.slug === slug)?.title ?? slug}”
              </option>
            ))}
          </select>
        )}
      </Field>
      {(["published", "updated"] as const).map((name) => (
        <Field key={name} label={name === "published" ? "Published on" : "Changed in substance on"}>
          {(input) => (
            <input
              {...input}
              type="date"
              value={String(valueAt([name]) ?? "")}
              onChange={({ target }) => onChange([name], target.value || undefined)}
            />
          )}
        </Field>
      ))}
      <Field label="Section">
        {(input) => (
          <select
            {...input}
            value={String(valueAt(["section"]) ?? "")}
            onChange={({ target }) => onChange(["section"], target.value || undefined)}
          >
            <option value="">Choose…</option>
            {listOf("sections").map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
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
  );
}
