import { useQuery } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { insertionsQuery } from "./queries.ts";

type PutInProps = { readonly textarea: RefObject<HTMLTextAreaElement | null> };

/** Puts facts of the site into an answer, where the caret is. */
export function PutIn({ textarea }: PutInProps) {
  const chosen = useRef<string>(undefined);
  const { data: insertions } = useQuery(insertionsQuery);
  if (!insertions) return undefined;
  const onOpenChange = (isOpen: boolean) => {
    const link = chosen.current;
    chosen.current = undefined;
    if (isOpen || link === undefined) return;
    // A closing menu gives the focus back to its button in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => insert(textarea.current, link, " ")));
  };
  const paragraph = (text: string) => () => insert(textarea.current, text, "\n\n");
  return (
    <div className="tools">
      <span className="small soft">Put in:</span>
      <button type="button" className="chip" onClick={paragraph(insertions.dates)}>
        My next dates
      </button>
      <MenuTrigger onOpenChange={onOpenChange}>
        <Button className="chip">A booking link</Button>
        <Popover className="menu sheet">
          <Menu
            aria-label="Booking links"
            onAction={(link) => {
              chosen.current = String(link);
            }}
          >
            {insertions.links.map(({ label, text }) => (
              <MenuItem key={text} id={text} textValue={label}>
                {label}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      <button type="button" className="chip" onClick={paragraph(insertions.supportLines)}>
        Support lines
      </button>
    </div>
  );
}

/**
 * Inserts a text at the caret, apart from the words around it. The browser's own undo takes it back.
 *
 * @param gap what must stand between: a space, or an empty line
 */
function insert(textarea: HTMLTextAreaElement | null, text: string, gap: " " | "\n\n"): void {
  if (!textarea) return;
  textarea.focus();
  const before = textarea.value.slice(0, textarea.selectionStart);
  const after = textarea.value.slice(textarea.selectionEnd);
  const head = before === "" || (gap === " " ? /\s$/ : /\n\n$/).test(before) ? "" : gap;
  const tail = after === "" || (gap === " " ? /^[\s.,;:!?)]/ : /^\n\n/).test(after) ? "" : gap;
  // Deprecated, but the only way that keeps the browser's undo.
  document.execCommand("insertText", false, head + text + tail);
}
