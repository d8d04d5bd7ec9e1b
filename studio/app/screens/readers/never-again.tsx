import { useState } from "react";
import { useAllowReader } from "../../api/readers.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { counted } from "../../ui/format.ts";
import { Details } from "../../ui/notes.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";

/** Addresses that are never written to. Nothing without any; one can be taken back. */
export function NeverAgain({ refused }: { readonly refused: number }) {
  const [email, setEmail] = useState("");
  const { mutate, isPending, error, reset } = useAllowReader();
  if (refused === 0) return undefined;
  const allow = () =>
    mutate(email, {
      onSuccess: () => {
        showToast(`${email.trim()} may sign up again. It isn’t on the list by that.`);
        setEmail("");
      },
    });
  return (
    <Details summary={`Never written to: ${counted(refused, "address", "addresses")}`}>
      <div className={ui.tightStack}>
        <p>
          The site keeps only a mark of these addresses, so I can’t show them. If somebody has changed their
          mind, type theirs.
        </p>
        <div className={ui.form}>
          <Field label="Email address" error={error?.message}>
            {(input) => (
              <input
                {...input}
                type="email"
                autoComplete="off"
                value={email}
                onChange={({ target }) => {
                  setEmail(target.value);
                  reset();
                }}
              />
            )}
          </Field>
        </div>
        <p className={ui.row}>
          <Button isBusy={isPending || email.trim() === ""} onClick={allow}>
            Allow it again
          </Button>
        </p>
      </div>
    </Details>
  );
}
