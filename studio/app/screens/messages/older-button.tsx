import { Button } from "../../ui/button.tsx";
import { useReadOlder } from "./queries.ts";

/** Reads older messages. */
export function OlderButton() {
  const readOlder = useReadOlder();
  return (
    <Button isBusy={readOlder.isPending} onClick={() => readOlder.mutate()}>
      Show older messages
    </Button>
  );
}
