import { useMutation, useQuery } from "@tanstack/react-query";
import { classNames } from "../../../../site/ui/class-names.ts";
import { api, read } from "../../api/client.ts";
import { detailOf } from "../../api/messages.ts";
import { Button } from "../../ui/button.tsx";
import { ExactWords, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";

const newComputerQuery = {
  queryKey: ["publication", "new computer"],
  queryFn: () => read(api["new-computer"].$get()),
} as const;

/** Saves what a new computer needs to bring everything back, while there is a place to bring it from. */
export function NewComputer() {
  const { data } = useQuery(newComputerQuery);
  const saving = useMutation({ mutationFn: () => read(api["new-computer"].starter.$post()) });
  if (!data?.hasPlace) return null;
  return (
    <section className={classNames(ui.sheet, ui.padded, ui.tightStack)} aria-labelledby="new-computer">
      <h2 id="new-computer">If this computer is lost</h2>
      <p>
        A small program brings your pages to a new computer and opens the studio there. Save it now, and keep
        it where you reach it without this computer, such as on a stick.
      </p>
      <p className={ui.row}>
        <Button small isBusy={saving.isPending} onClick={() => saving.mutate()}>
          {saving.isPending ? "Saving…" : "Save it for a new computer"}
        </Button>
      </p>
      <div role="status">{saving.data && <Saved {...saving.data} />}</div>
      {saving.error && (
        <Note kind="bad" isAlert>
          <p>{saving.error.message}</p>
          {detailOf(saving.error) && <ExactWords>{detailOf(saving.error) ?? ""}</ExactWords>}
        </Note>
      )}
    </section>
  );
}

type SavedProps = {
  readonly folder: string;
  readonly areElsewhere: boolean;
  readonly hasMessages: boolean;
};

const Saved = ({ folder, areElsewhere, hasMessages }: SavedProps) => (
  <Note title="Saved">
    <p className={ui.anywhere}>The folder {folder} is the one to keep: copy it to a stick.</p>
    {hasMessages && (
      <p>
        Messages and readers are in it as they are now. They’re private, so keep it safe; save it again now
        and then.
      </p>
    )}
    {areElsewhere && <p>Messages and readers aren’t in it: they’re where your site is.</p>}
    <p>Passwords and keys aren’t in it. Keep those of your mailbox and of the second place elsewhere.</p>
  </Note>
);
