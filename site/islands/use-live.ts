import { type RefObject, useEffect, useState } from "react";

/**
 * Returns whether a form's component is hydrated, and so validates by itself. Then it says what is
 * missing to a visitor whose click `start-on-intent.ts` held.
 */
export function useLive(form: RefObject<HTMLFormElement | null>): boolean {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  useEffect(() => {
    // Meanwhile it may have been completed: then its button sends it.
    const isHeld = form.current?.matches(":invalid") && form.current.querySelector("[data-held]");
    if (isLive && isHeld) form.current?.requestSubmit();
  }, [isLive, form]);
  return isLive;
}
