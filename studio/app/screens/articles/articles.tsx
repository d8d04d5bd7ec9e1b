import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { keyOfArticle, slugOfTitle } from "../../../engine/articles/names.ts";
import { articlesQuery } from "../../api/articles.ts";
import { api, read } from "../../api/client.ts";
import { useDraft, useSession } from "../../api/content.ts";
import { queryClient } from "../../api/query-client.ts";
import { save } from "../../draft/save-status.ts";
import { ReadOnlyNote } from "../../forms/form-notes.tsx";
import { Screen } from "../../shell/screen.tsx";
import { useNavigateIfHere } from "../../shell/use-navigate-if-here.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { counted, dayOf } from "../../ui/format.ts";
import { RegisterMark } from "../../ui/marks.tsx";
import { useNow } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./articles.module.css";
import { ArticlePicture } from "./picture.tsx";

/** The articles: a list, and the beginning of a new one. */
export function Component() {
  const { data: articles } = useSuspenseQuery(articlesQuery);
  const { changes = [], invalid = [] } = useDraft() ?? {};
  const { timeZone } = useSession().business;
  const now = useNow();
  const changeOf = (slug: string) => changes.find(({ file }) => file.startsWith(`content/articles/${slug}.`));
  const isInvalid = (slug: string) => invalid.some(({ key }) => key === keyOfArticle(slug));
  return (
    <Screen title="Articles" where="The site" lead="Open one to change it, or start a new one with a title.">
      <ReadOnlyNote names={[]} />
      <div className={ui.stack}>
        <NewArticle />
        <section>
          <h2 className={ui.listHeading}>{articles.length} articles</h2>
          <ul className={`${styles.list} ${ui.twoUp}`}>
            {articles.map(({ slug, title, published, photograph, picture, isDraft, isOnSite, missing }) => (
              <li key={slug}>
                <ArticlePicture slug={slug} photograph={photograph} picture={picture} />
                <Link to={`/articles/${slug}`}>{title}</Link>
                <span className={`${ui.small} ${ui.soft}`}>
                  {isDraft && isOnSite
                    ? "A draft again: visitors see it until you publish"
                    : isDraft
                      ? `A draft${missing > 0 ? `: ${counted(missing, "thing")} still needed` : ", and ready"}`
                      : published && dayOf(Date.parse(`${published}T00:00:00Z`), now, timeZone)}
                  {isInvalid(slug) ? " · needs you" : ""}
                  {changeOf(slug) && !isDraft && (
                    <>
                      {" · "}
                      <RegisterMark out />{" "}
                      {changeOf(slug)?.before === undefined ? "new, not published" : "changed, not published"}
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Screen>
  );
}

function NewArticle() {
  const [title, setTitle] = useState("");
  const navigateIfHere = useNavigateIfHere();
  const slug = slugOfTitle(title);
  const beginning = useMutation({
    mutationFn: async () => {
      if (!slug) throw new Error("Write its title first.");
      return save(() => read(api.articles.$post({ json: { title: title.trim() } })));
    },
    onSuccess: async (made) => {
      await queryClient.invalidateQueries({ queryKey: articlesQuery.queryKey });
      await navigateIfHere(`/articles/${made.slug}`);
    },
  });
  return (
    <form
      className={`${ui.tightStack} ${ui.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!beginning.isPending) beginning.mutate();
      }}
    >
      <Field
        label="Title of a new article"
        hint={
          slug ? `Its address will be /blog/${slug}. Visitors don’t see it until you publish it.` : undefined
        }
        error={beginning.error?.message}
      >
        {(input) => (
          <input
            {...input}
            value={title}
            maxLength={60}
            onChange={({ target }) => {
              setTitle(target.value);
              beginning.reset();
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" isBusy={beginning.isPending}>
          {beginning.isPending ? "Starting it…" : "Start it"}
        </Button>
      </div>
    </form>
  );
}
