import { useState } from "react";
import type { ReaderListName } from "../../../server/routes/readers.ts";
import { useRemoveReader } from "../../api/readers.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Choice } from "../../ui/field.tsx";
import { useWithHelperName } from "../../ui/helper-name.tsx";
import { Wrong } from "../../ui/notes.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";

type RemoveDialogProps = {
  readonly email: string;
  /** The list on which they were found. */
  readonly list: ReaderListName;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Asks how to take an address off: for now, or for good. */
export function RemoveDialog({ email, list, onClose, onDone }: RemoveDialogProps) {
  const [never, setNever] = useState(false);
  const removal = useRemoveReader();
  const withHelperName = useWithHelperName();
  const remove = () =>
    removal.mutate(
      { email, never },
      {
        onSuccess: () => {
          showToast(never ? `${email} is deleted, and never written to again.` : `${email} is deleted.`);
          onDone();
        },
      },
    );
  return (
    <Dialog isOpen title={<span className={ui.anywhere}>Take off {email}</span>} onClose={onClose}>
      <p>
        Their name, address and dates are deleted from the site’s database
        {list === "dates" ? ", and the wish for dates with them" : ""}. It can’t be undone. Backups made
        before keep them until you delete those.
      </p>
      <fieldset>
        <legend className={ui.visuallyHidden}>And after that</legend>
        <Choice
          name="after"
          checked={!never}
          onChange={() => setNever(false)}
          label="They may come back"
          hint="By signing up on your site, or with a list that you bring in."
        />
        <Choice
          name="after"
          checked={never}
          onChange={() => setNever(true)}
          label="Never write to them again"
          hint={withHelperName(
            "No sign-up and no list brings them back. For that, the site keeps a mark that can’t be turned back into the address. If they ask for the letter again one day, whoever helps you can allow it.",
          )}
        />
      </fieldset>
      <Wrong error={removal.error} />
      <p className={ui.row}>
        <Button variant="gold" isBusy={removal.isPending} onClick={remove}>
          {removal.isPending ? "Taking off…" : never ? "Take off for good" : "Take off"}
        </Button>
        <Button onClick={onClose}>Leave them on</Button>
      </p>
    </Dialog>
  );
}
