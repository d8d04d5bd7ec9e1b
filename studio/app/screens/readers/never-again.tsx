import { useState } from "react";
import { useAllowReader, useRemoveReader } from "../../api/readers.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Details } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { counted } from "./words.ts";

/** Addresses that are never written to: one can be added, whether it is on a list or not, or taken back. */
export function NeverAgain({ refused }: { readonly refused: number }) {
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [done, setDone] = useState("");
  const removal = useRemoveReader();
  const allowing = useAllowReader();
  const isBusy = removal.isPending || allowing.isPending;
  const run = (action: (address: string) => Promise<string>) => {
    const address = email.trim();
    setDone("");
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) {
      setError("Type the whole email address, such as name@example.com.");
      return;
    }
    setError(undefined);
    action(address).then(
      (words) => {
        setDone(words);
        setEmail("");
      },
      ({ message }: Error) => setError(message),
    );
  };
  const refuse = async (address: string) => {
    await removal.mutateAsync({ email: address, never: true });
    return `${address} is never written to again.`;
  };
  const allow = async (address: string) => {
    await allowing.mutateAsync(address);
    return `${address} may sign up again. It isn’t on the list by that.`;
  };
  return (
    <Details summary={`Never written to: ${counted(refused, "address", "addresses")}`}>
      <div className={ui.tightStack}>
        <p>
          Somebody never wants an email from your site again? Type the address, also if it’s on none of the
          lists. The site keeps only a mark of it, so it can be recognised and not read: I can’t show you
          these addresses.
        </p>
        <div className={ui.form}>
          <Field label="Email address" error={error}>
            {(input) => (
              <input
                {...input}
                type="email"
                autoComplete="off"
                value={email}
                onChange={({ target }) => {
                  setEmail(target.value);
                  setError(undefined);
                }}
              />
            )}
          </Field>
        </div>
        <p className={ui.row}>
          <Button isBusy={isBusy} onClick={() => run(refuse)}>
            Never write to it
          </Button>
          <Button look="link" isBusy={isBusy} onClick={() => run(allow)}>
            Allow it again
          </Button>
          <span role="status" className={ui.small}>
            {done}
          </span>
        </p>
      </div>
    </Details>
  );
}
