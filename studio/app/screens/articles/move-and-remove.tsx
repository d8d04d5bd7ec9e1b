import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { articlePath, paths } from "../../../../domain/pages.ts";
import { slugOfTitle } from "../../../core/articles/names.ts";
import { api, read, StudioError } from "../../api/client.ts";
import { articlesQuery } from "../../api/content.ts";
import { queryClient } from "../../api/query-client.ts";
import { save, whenAnswered } from "../../draft/save.ts";
import { expectSaved } from "../../draft/use-field.ts";
import { useGoOn } from "../../shell/use-go-on.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";

/** Runs a request once the studio has an article's last words, which may be on their way: afterwards, they'd write it anew. */
async function afterLastWords<Result>(slug: string, request: () => Promise<Result>): Promise<Result> {
  const { state, message } = (await whenAnswered({ article: slug })) ?? {};
  if (state === "not-saved") throw new StudioError(message ?? "Your last words aren’t saved yet.");
  return save(request);
}

type AddressProps = { readonly slug: string };

/** The address of an article, which can change until visitors know it. */
export function Address({ slug }: AddressProps) {
  const [typed, setTyped] = useState(slug);
  const to = slugOfTitle(typed);
  const goOn = useGoOn();
  const moving = useMutation({
    mutationFn: () =>
      afterLastWords(slug, () =>
        read(api.articles[":slug"].address.$post({ param: { slug }, json: { to: to || typed } })),
      ),
    onSuccess: async (moved) => {
      await queryClient.invalidateQueries({ queryKey: articlesQuery.queryKey });
      await goOn(`/articles/${moved.slug}`, { replace: true });
      showToast(`The article’s address is /blog/${moved.slug} now.`);
    },
  });
  return (
    <form
      noValidate
      className={ui.tightStack}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (to !== slug && !moving.isPending) moving.mutate();
      }}
    >
      <Field
        label="Its address, after /blog/"
        hint="No visitor knows this address yet. Once the article is published, it stays."
        error={moving.error?.message}
      >
        {(input) => (
          <input
            {...input}
            value={typed}
            spellCheck={false}
            onChange={({ target }) => {
              moving.reset();
              setTyped(target.value);
            }}
          />
        )}
      </Field>
      {to !== slug && (
        <p className={ui.row}>
          <Button type="submit" isBusy={moving.isPending}>
            {to && to !== typed.trim() ? `Change it to ${to}` : "Change the address"}
          </Button>
          <Button
            look="link"
            onClick={() => {
              moving.reset();
              setTyped(slug);
            }}
          >
            Leave it as it is
          </Button>
        </p>
      )}
    </form>
  );
}

type RemoveProps = { readonly slug: string; readonly isLive: boolean; readonly hasPhotograph: boolean };

/** Takes an article out, once she has said where its address leads then. */
export function Remove({ slug, isLive, hasPhotograph }: RemoveProps) {
  const [isAsking, setAsking] = useState(false);
  const [to, setTo] = useState<string>(paths.blog);
  const { data: articles = [] } = useQuery(articlesQuery);
  const goOn = useGoOn();
  const removing = useMutation({
    mutationFn: async () =>
      expectSaved(
        await afterLastWords(slug, () =>
          read(api.articles[":slug"].$delete({ param: { slug }, json: { to } })),
        ),
      ),
    onSuccess: async () => {
      setAsking(false);
      showToast("The article is removed. Its words are kept in History.");
      // What was compared before it was taken out isn't shown as what will change.
      queryClient.removeQueries({ queryKey: ["changes"] });
      for (const queryKey of [articlesQuery.queryKey, ["content"]])
        queryClient.invalidateQueries({ queryKey }).catch(console.warn);
      await goOn("/articles");
    },
  });
  return (
    <p>
      <Button look="link" onClick={() => setAsking(true)}>
        Remove this article
      </Button>
      <Dialog isOpen={isAsking} title="Remove this article?" onClose={() => setAsking(false)}>
        <p>
          {isLive ? "Visitors see it until you publish." : "No visitor has seen it."} Its words are kept in
          History for a year.
          {hasPhotograph && " Its photograph isn’t: keep the original."}
        </p>
        {isLive && (
          <Field
            label="Where its address should lead"
            hint="Search engines and other sites still link to it. Links on your own pages will lead there, too."
          >
            {(input) => (
              <select {...input} value={to} onChange={({ target }) => setTo(target.value)}>
                <option value={paths.blog}>The list of articles</option>
                {articles
                  .filter((other) => other.slug !== slug && !other.isDraft)
                  .map((other) => (
                    <option key={other.slug} value={articlePath(other.slug)}>
                      {other.title}
                    </option>
                  ))}
              </select>
            )}
          </Field>
        )}
        {removing.error && (
          <p className={ui.error} role="alert">
            {removing.error.message}
          </p>
        )}
        <div className={ui.row}>
          <Button isBusy={removing.isPending} onClick={() => removing.mutate()}>
            {removing.isPending ? "Removing it…" : "Remove it"}
          </Button>
          <Button look="link" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </p>
  );
}
