import { useQuery } from "@tanstack/react-query";
import { contentFiles } from "../../../../content-model/schema/content-files.ts";
import type { UnreadWords } from "../../../../launch-check/finding.ts";
import { readyQuery } from "../../api/content.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import ui from "../../ui/ui.module.css";
import { screenOfUnread } from "../changes/words.ts";
import { useConfirm } from "./use-confirm.ts";

/** At the end of a screen of words, until all are read: confirms them where they are read, file by file, and leads on. */
export function ReadingRow({ names }: { readonly names: readonly UnreadWords["name"][] }) {
  const unread = useQuery(readyQuery).data?.unread ?? [];
  const own = names.flatMap((name) => unread.find((file) => file.name === name) ?? []);
  const others = unread.filter((file) => !own.includes(file));
  const order = Object.keys(contentFiles);
  const last = Math.max(...names.map((name) => order.indexOf(name)));
  const next = others.find(({ name }) => order.indexOf(name) > last) ?? others[0];
  if (unread.length === 0) return null;
  return (
    <p className={ui.row}>
      {own.map((file) => (
        <HasRead key={file.name} file={file} isOneOfSeveral={names.length > 1} />
      ))}
      {next && (
        <ButtonLink variant="link" to={screenOfUnread(next)?.path ?? ""}>
          Next to read: {next.title}
        </ButtonLink>
      )}
      <ButtonLink variant="link" to="/ready">
        Back to Ready to go live?
      </ButtonLink>
    </p>
  );
}

type HasReadProps = { readonly file: UnreadWords; readonly isOneOfSeveral: boolean };

/** Notes that the words of a file were read. */
function HasRead({ file: { title, confirmAs }, isOneOfSeveral }: HasReadProps) {
  const confirm = useConfirm();
  return (
    <Button
      isBusy={confirm.isPending}
      onClick={({ currentTarget }) => {
        const next = currentTarget.closest("p")?.querySelector("a");
        confirm.mutate({ what: title, lines: [confirmAs], next });
      }}
    >
      {confirm.isPending ? "Noting…" : "I’ve read it, and it’s right"}
      <span className={isOneOfSeveral ? undefined : ui.visuallyHidden}>: {title}</span>
    </Button>
  );
}
