import { Button } from "../../ui/button.tsx";
import ui from "../../ui/ui.module.css";
import { useTakeBack } from "./use-confirm.ts";

type NotRightYetProps = {
  /** What the owner calls it. */
  readonly what: string;
  /** The lines that say that it is right as it is. */
  readonly lines: readonly string[];
};

/** Takes back that something is right as it is. */
export function NotRightYet({ what, lines }: NotRightYetProps) {
  const takeBack = useTakeBack();
  return (
    <Button
      variant="link"
      isBusy={takeBack.isPending}
      onClick={({ currentTarget }) => {
        const next = currentTarget.closest("details")?.querySelector("summary");
        takeBack.mutate({ what, lines, next });
      }}
    >
      {takeBack.isPending ? "Noting…" : "Not right yet"}
      <span className={ui.visuallyHidden}>: {what}</span>
    </Button>
  );
}
