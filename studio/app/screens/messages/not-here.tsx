import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api, read } from "../../api/client.ts";
import { detailOf } from "../../api/messages.ts";
import photographs from "../../photographs/photographs.module.css";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { counted } from "../../ui/format.ts";
import { Details, ExactWords, Note } from "../../ui/notes.tsx";
import { Said } from "../../ui/said.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";

/** On a new computer, or before the site's first start: where messages and readers are, and how they come here. */
export const NotHere = () => (
  <div className={ui.stack}>
    <div className={ui.tightStack}>
      <h2>No messages or readers are on this computer</h2>
      <p>
        A copy of your site has only its pages and their history. If the site was never started, there are
        none yet.
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
      the password of your mailbox again;{" "}
      <Said>to reach a server, whoever helps you gives this computer a key.</Said>
    </p>
    <Details summary={<Said>How to bring them, for whoever helps</Said>}>
      <p>
        Where the site ran, <code>npm run messages -- backup FILE</code> makes a copy. Here,{" "}
        <code>npm run restore -- FILE --yes</code> does the same as the button. Both are explained in{" "}
        <code>docs/operating.md</code>.
      </p>
    </Details>
  </div>
);

/** Brings messages and readers back from a file that is chosen. */
function FromCopy() {
  const [file, setFile] = useState<File>();
  const queries = useQueryClient();
  const bringing = useMutation({
    mutationFn: (body: File) => read(api["new-computer"].copies.$put({}, { init: { body } })),
    onSuccess: async ({ messages, subscribers }) => {
      showToast(`${counted(messages, "message")} and ${counted(subscribers, "reader")} are back.`);
      await queries.invalidateQueries();
      // What was clicked is gone.
      document.querySelector<HTMLElement>("#main h1")?.focus();
    },
  });
  const { isPending, error } = bringing;
  return (
    <section className={ui.tightStack} aria-label="From a copy">
      <Field
        label="The copy"
        hint="It ends in .sqlite, such as Messages and readers.sqlite in the folder For a new computer."
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
        <Button isBusy={!file || isPending} onClick={() => file && bringing.mutate(file)}>
          {isPending ? "Bringing them back…" : "Bring back what’s in the file"}
        </Button>
      </p>
      {error && (
        <Note kind="bad" isAlert>
          <p>{error.message}</p>
          <ExactWords>{detailOf(error)}</ExactWords>
        </Note>
      )}
    </section>
  );
}
