import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { slugOfTitle } from "../../../core/articles/names.ts";
import { articlesQuery } from "../../api/articles.ts";
import { api, read, StudioError } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { save, whenAnswered } from "../../draft/save.ts";
import { useGoOn } from "../../shell/use-go-on.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";

type AddressProps = { readonly slug: string; readonly isLive: boolean };

/** The address of an article, which can change. */
export function Address({ slug, isLive }: AddressProps) {
  const [typed, setTyped] = useState(slug);
  const to = slugOfTitle(typed);
  const goOn = useGoOn();
  const moving = useMutation({
    mutationFn: async () => {
      // The last words may be on their way.
      const { state, message } = (await whenAnswered({ article: slug })) ?? {};
      if (state === "not-saved") throw new StudioError(message ?? "Your last words aren’t saved yet.", 409);
      return save(() =>
        read(api.articles[":slug"].address.$post({ param: { slug }, json: { to: to || typed } })),
      );
    },
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
        hint={
          isLive
            ? "Links on your site change with it. Once you publish, the old address leads to the new one."
            : "No visitor knows this address yet."
        }
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
          <Button small type="submit" isBusy={moving.isPending}>
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
