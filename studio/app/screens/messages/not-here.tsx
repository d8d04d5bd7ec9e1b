import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { Copy, Restored } from "../../../mailroom/copies.ts";
import { api, read } from "../../api/client.ts";
import { useSession } from "../../api/content.ts";
import { detailOf } from "../../api/messages.ts";
import photographs from "../../photographs/photographs.module.css";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Details, ExactWords, Note } from "../../ui/notes.tsx";
import { useNow } from "../../ui/time.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import { dayOf } from "../../ui/words.ts";
import { counted } from "../readers/words.ts";

/** On a new computer, or before the site's first start: where messages and readers are, and how they come here. */
export const NotHere = () => (
  <div className={ui.stack}>
    <div className={ui.tightStack}>
      <h2>No messages or readers are on this computer</h2>
      <p>
        A copy of your site has its pages and their history only. Before the site’s first start, there is
        nothing yet.
      </p>
      <p>
        <b>Your site is on a server, or with Cloudflare?</b> Messages and readers are there.{" "}
        <Link to="/ready">Say where it is</Link>, and they show here.
      </p>
      <p>
        <b>It was on your old computer only?</b> Then they come from a copy, before the site is started here:
      </p>
    </div>
    <FromCopy />
    <p className={ui.soft}>
      Passwords and keys are secret, so no copy has them. <Link to="/ready">Ready to go live?</Link> asks for
      the password of your mailbox again; to reach a server, whoever helps you gives this computer a key.
    </p>
    <Details summary="How to bring them, for whoever helps">
      <p>
        Where the site ran, <code>npm run messages -- backup FILE</code> makes a copy. Here,{" "}
        <code>npm run restore -- FILE --yes</code> does the same as the button. Both are explained in{" "}
        <code>docs/operating.md</code>.
      </p>
    </Details>
  </div>
);

/** Brings messages and readers back from a copy that is on this computer, or a file that is chosen. */
function FromCopy() {
  const { data: copies } = useQuery(copiesQuery);
  const [file, setFile] = useState<File>();
  const queries = useQueryClient();
  const bringing = useMutation({
    mutationFn: (bring: () => Promise<Restored>) => bring(),
    onSuccess: async ({ messages, subscribers }) => {
      showToast(`${counted(messages, "message")} and ${counted(subscribers, "reader")} are back.`);
      await queries.invalidateQueries();
      // What was clicked is gone.
      document.querySelector<HTMLElement>("#main h1")?.focus();
    },
  });
  const { isPending, error } = bringing;
  const bringListed = ({ file }: Copy) =>
    bringing.mutate(() => read(api["new-computer"].copies.$post({ json: { file } })));
  const bringFile = (body: File) =>
    bringing.mutate(() => read(api["new-computer"].copies.$put({}, { init: { body } })));
  return (
    <section className={ui.tightStack} aria-label="From a copy">
      {copies?.map((copy) => (
        <CopyRow key={copy.file} copy={copy} isBusy={isPending} onBring={() => bringListed(copy)} />
      ))}
      <Field
        label={copies?.length ? "Another copy" : "The copy"}
        hint="It ends in .sqlite, such as Messages and readers.sqlite."
      >
        {({ className: _, ...field }) => (
          <input
            {...field}
            className={photographs.file}
            type="file"
            accept=".sqlite"
            onChange={({ target }) => {
              bringing.reset();
              setFile(target.files?.[0]);
            }}
          />
        )}
      </Field>
      <p className={ui.row}>
        <Button small isBusy={!file || isPending} onClick={() => file && bringFile(file)}>
          {isPending ? "Bringing them back…" : "Bring back what’s in the file"}
        </Button>
      </p>
      {error && (
        <Note kind="bad" isAlert>
          <p>{error.message}</p>
          {detailOf(error) && <ExactWords>{detailOf(error) ?? ""}</ExactWords>}
        </Note>
      )}
    </section>
  );
}

type CopyRowProps = { readonly copy: Copy; readonly isBusy: boolean; readonly onBring: () => void };

function CopyRow({ copy: { messages, subscribers, madeAt }, isBusy, onBring }: CopyRowProps) {
  const { timeZone } = useSession().business;
  const words = `${counted(messages, "message")} and ${counted(subscribers, "reader")}, as of ${dayOf(madeAt, useNow(), timeZone)}`;
  return (
    <p className={ui.row}>
      <span>A copy is on this computer: {words}.</span>
      <Button small isBusy={isBusy} onClick={onBring}>
        Bring these back<span className={ui.visuallyHidden}>: {words}</span>
      </Button>
    </p>
  );
}

const copiesQuery = {
  queryKey: ["messages", "copies"],
  queryFn: () => read(api["new-computer"].copies.$get()),
} as const;
