import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import type { Row } from "./rows.ts";
import { useTakeOff } from "./use-confirm.ts";
import { adviceOf, titleOf } from "./words.ts";

/** Made-up words of people: nothing to correct, only to take off until real ones are there. */
export function KindWordsRow({ row }: { readonly row: Row }) {
  const takeOff = useTakeOff();
  const [isAsked, setAsked] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  // The question takes the place of the button that asks it, and gives it back: the focus goes along.
  useEffect(() => {
    if (!isAsked) return;
    const focusButton = () => item.current?.querySelector("button")?.focus();
    focusButton();
    return focusButton;
  }, [isAsked]);
  const count = row.tasks.length;
  const them = count === 1 ? "it" : "them";
  return (
    <li ref={item}>
      <b>{titleOf(row)}</b>
      <div className="made">
        <p>{adviceOf(row)}</p>
        {isAsked && (
          <p className="row">
            <span role="status">
              {takeOff.isPending
                ? `Taking ${them} off…`
                : `Take ${count === 1 ? "it" : `all ${count}`} off ${count === 1 ? "its page" : "their pages"}?`}
            </span>
            <Button
              small
              isBusy={takeOff.isPending}
              onClick={() => takeOff.mutate(row, { onSettled: () => setAsked(false) })}
            >
              Take {them} off
            </Button>
            {!takeOff.isPending && (
              <Button look="link" onClick={() => setAsked(false)}>
                Keep {them}
              </Button>
            )}
          </p>
        )}
        {takeOff.isError && (
          <p className="errmsg" role="alert">
            {takeOff.error.message}
          </p>
        )}
      </div>
      {!isAsked && (
        <Button small onClick={() => setAsked(true)}>
          {count === 1 ? "Take it off" : `Take all ${count} off`}
        </Button>
      )}
    </li>
  );
}
