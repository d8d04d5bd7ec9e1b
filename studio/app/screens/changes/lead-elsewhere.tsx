import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { menuLabels } from "../../../core/content/menu-labels.ts";
import { useEntry } from "../../draft/use-entry.ts";
import { fileQuery } from "../../draft/use-file.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";

type Redirect = { readonly from: string; readonly to: string };

/** Asks where the address of a page that goes away should lead, and drafts a redirect. */
export function LeadElsewhere({ from }: { readonly from: string }) {
  const { data: redirects } = useQuery(fileQuery("redirects"));
  const { data: navigation } = useQuery(fileQuery("navigation"));
  const labels = menuLabels(navigation?.data);
  // The page above it: for an article, the list of articles.
  const parent = from.replace(/\/[^/]*$/, "");
  const [chosen, setChosen] = useState<string>();
  const to = chosen ?? (labels.has(parent) ? parent : "/");
  const { add } = useEntry({ name: "redirects", path: [] });
  const leading = useMutation({ mutationFn: () => add({ from, to }, from) });
  if (!redirects || !navigation) return null;
  const existing = (redirects.data as Redirect[] | null)?.find((redirect) => redirect.from === from);
  if (existing) {
    return (
      <p className="aside-line">
        Its address leads to {labels.get(existing.to) ?? existing.to}: a change of its own, to publish with
        this one.
      </p>
    );
  }
  return (
    <div className="aside-line stack-s">
      <Field
        label="Where should its address lead?"
        hint={`Search engines and other people’s links still know ${from}. Without an answer, it says “not found”.`}
        error={leading.error?.message}
      >
        {(input) => (
          <select {...input} className="in" value={to} onChange={({ target }) => setChosen(target.value)}>
            {[...labels].map(([path, label]) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p>
        <Button isBusy={leading.isPending} onClick={() => leading.mutate()}>
          Lead it there
        </Button>
      </p>
    </div>
  );
}
