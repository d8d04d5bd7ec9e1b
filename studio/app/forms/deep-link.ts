import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";
import type { AnyPath } from "../../engine/content/change.ts";

/** As the address has it: a name may have spaces. */
const inAddress = (anchor: string) => new URL(`#${anchor}`, location.href).hash;

/** Returns what the address ends with that leads to a field from another screen; with its file where several are shown. */
export const anchorOf = (path: AnyPath, name?: string): string =>
  [...(name ? [name] : []), ...path].join(".");

/**
 * Whether the address leads to one of some places, or to what is inside one, such as /prices#contact.email.
 *
 * @returns `again` is another value for each time that a link leads there
 */
export function useDeepLink(...anchors: readonly string[]) {
  const { hash, key } = useLocation();
  const ledTo = inAddress(hash.slice(1));
  const places = anchors.map(inAddress);
  return {
    isHere: places.includes(ledTo),
    isInside: places.some((place) => `${ledTo}.`.startsWith(`${place}.`)),
    again: key,
  };
}

/** Brings a line of a list into sight, and gives it the focus, if the address leads to it. */
export function useDeepLinkedLine(line: RefObject<HTMLElement | null>, ...anchors: readonly string[]): void {
  const { isHere, again } = useDeepLink(...anchors);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads there again
  useEffect(() => {
    if (!isHere) return;
    line.current?.scrollIntoView({ block: "center" });
    line.current?.focus({ preventScroll: true });
  }, [line, isHere, again]);
}
