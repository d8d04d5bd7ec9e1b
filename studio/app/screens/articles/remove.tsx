import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { articlesQuery } from "../../api/articles.ts";
import { api, read, StudioError } from "../../api/client.ts";
import { assertSaved } from "../../api/content.ts";
import { queryClient } from "../../api/query-client.ts";
import { whenAnswered } from "../../draft/autosave-registry.ts";
import { save } from "../../draft/save-status.ts";
import { useNavigateIfHere } from "../../shell/use-navigate-if-here.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";

/** Runs a request once the studio has an article's last words, which may be on their way: afterwards, they'd write it anew. */
async function afterLastWords<Result>(slug: string, request: () => Promise<Result>): Promise<Result> {
  const { state, message } = (await whenAnswered({ kind: "article", id: slug })) ?? {};
  if (state === "not-saved") throw new StudioError(message ?? "Your last words aren’t saved yet.");
  return save(request);
}

type RemoveProps = {
  readonly slug: string;
  /** Whether visitors see it. */
  readonly isOnSite: boolean;
  /** Whether it was published before, if only as a draft. */
  readonly isKnown: boolean;
  readonly hasPhotograph: boolean;
};

/** Takes an article out. */
export function Remove({ slug, isOnSite, isKnown, hasPhotograph }: RemoveProps) {
  const [isAsking, setAsking] = useState(false);
  const navigateIfHere = useNavigateIfHere();
  const removing = useMutation({
    mutationFn: async () =>
      assertSaved(await afterLastWords(slug, () => read(api.articles[":slug"].$delete({ param: { slug } })))),
    onSuccess: async () => {
      setAsking(false);
      showToast("The article is removed. Its words are kept in History.");
      // What was compared before it was taken out isn't shown as what will change.
      queryClient.removeQueries({ queryKey: ["changes"] });
      for (const queryKey of [articlesQuery.queryKey, ["content"]])
        queryClient.invalidateQueries({ queryKey }).catch(console.warn);
      await navigateIfHere("/articles");
    },
  });
  return (
    <p>
      <Button variant="link" onClick={() => setAsking(true)}>
        Remove this article
      </Button>
      <Dialog isOpen={isAsking} title="Remove this article?" onClose={() => setAsking(false)}>
        <p>
          {isOnSite
            ? "Visitors see it until you publish. From then on, its address and links to it lead to the list of articles."
            : isKnown
              ? "It’s on no page. Once you publish, its address and links to it lead to the list of articles."
              : "No visitor has seen it."}{" "}
          Its words are kept in History for a year.
          {hasPhotograph && " Its photograph isn’t: keep the original."}
        </p>
        {removing.error && (
          <p className={ui.error} role="alert">
            {removing.error.message}
          </p>
        )}
        <div className={ui.row}>
          <Button isBusy={removing.isPending} onClick={() => removing.mutate()}>
            {removing.isPending ? "Removing it…" : "Remove it"}
          </Button>
          <Button variant="link" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </p>
  );
}
