import type { UnreadWords } from "../../../../launch-check/finding.ts";
import { Button } from "../../ui/button.tsx";
import { Wrong } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { useConfirm } from "./fact-row.tsx";

/** Notes that the words of a page were read, in a list of such pages or on the page's own screen. */
export function HasRead({ file: { title, confirmAs } }: { readonly file: UnreadWords }) {
  const confirm = useConfirm();
  return (
    <>
      <Button
        look="link"
        isBusy={confirm.isPending}
        onClick={({ currentTarget }) => {
          const row = currentTarget.closest("li");
          const other = row?.nextElementSibling ?? row?.previousElementSibling;
          const next =
            other?.querySelector<HTMLElement>("p a, button") ??
            document.querySelector<HTMLElement>("#main h1");
          confirm.mutate({ what: title, lines: [confirmAs], next });
        }}
      >
        I’ve read it, and it’s right<span className={ui.visuallyHidden}>: {title}</span>
      </Button>
      <Wrong>{confirm.error?.message}</Wrong>
    </>
  );
}
