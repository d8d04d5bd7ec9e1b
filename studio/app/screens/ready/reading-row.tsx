import { useQuery } from "@tanstack/react-query";
import { contentFiles } from "../../../../content-model/schema/content-files.ts";
import type { UnreadWords } from "../../../../launch-check/finding.ts";
import { readyQuery } from "../../api/content.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import ui from "../../ui/ui.module.css";
import { screenOfUnread } from "../changes/words.ts";
import { useConfirm } from "./use-confirm.ts";

/** At the end of a screen of words, or a part of one, until all are read: confirms them where they are read, and leads on. */
export function ReadingRow({ name }: { readonly name: UnreadWords["name"] }) {
  const unread = useQuery(readyQuery).data?.unread ?? [];
  const own = unread.find((file) => file.name === name);
  const others = unread.filter((file) => file !== own);
  const order = Object.keys(contentFiles);
  const next = others.find((file) => order.indexOf(file.name) > order.indexOf(name)) ?? others[0];
  if (unread.length === 0) return null;
  return (
    <p className={ui.row}>
      {own && <HasRead file={own} />}
      {next && (
        <ButtonLink look="link" to={screenOfUnread(next)?.path ?? ""}>
          Next to read: {next.title}
        </ButtonLink>
      )}
      <ButtonLink look="link" to="/ready">
        Back to Ready to go live?
      </ButtonLink>
    </p>
  );
}

/** Notes that the words of a page were read. */
function HasRead({ file: { title, confirmAs } }: { readonly file: UnreadWords }) {
  const confirm = useConfirm();
  return (
    <Button
      look="link"
      isBusy={confirm.isPending}
      onClick={({ currentTarget }) => {
        const next = currentTarget.closest("p")?.querySelector("a");
        confirm.mutate({ what: title, lines: [confirmAs], next });
      }}
    >
      I’ve read it, and it’s right<span className={ui.visuallyHidden}>: {title}</span>
    </Button>
  );
}
