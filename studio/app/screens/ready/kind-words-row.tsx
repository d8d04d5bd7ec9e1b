import { Button } from "../../ui/button.tsx";
import type { Row } from "./rows.ts";
import { useTakeOff } from "./use-confirm.ts";
import { adviceOf, titleOf } from "./words.ts";

/** Made-up words of people: nothing to correct, only to take off until real ones are there. */
export function KindWordsRow({ row }: { readonly row: Row }) {
  const takeOff = useTakeOff();
  const count = row.tasks.length;
  return (
    <li>
      <b>{titleOf(row)}</b>
      <div className="made">
        <p>{adviceOf(row)}</p>
        {takeOff.isError && (
          <p className="errmsg" role="alert">
            {takeOff.error.message}
          </p>
        )}
      </div>
      <Button small isBusy={takeOff.isPending} onClick={() => takeOff.mutate(row)}>
        {count === 1 ? "Take it off" : `Take all ${count} off`}
      </Button>
    </li>
  );
}
