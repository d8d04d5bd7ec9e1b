import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { groups } from "./navigation.ts";

const places = groups.flatMap(({ places }) => places);

/** Where it is kept that single letters are switched off: some speech input types them by itself. */
const offKey = "single letters off";

const showKeysEvent = "show-keys";

/** Opens the list of keys. */
export const showKeys = () => document.dispatchEvent(new Event(showKeysEvent));

/** Ctrl or ⌘ with Enter does what the screen's gold button does; a screen marks it: `<Button data-main-action>`. */
const mainAction = "[data-main-action]:not([disabled], [aria-disabled=true])";

/** The studio's keys, and the window that lists them. */
export function Keys() {
  const [isOpen, setOpen] = useState(false);
  const [isOff, setOff] = useState(() => localStorage.getItem(offKey) !== null);
  const navigate = useNavigate();

  useEffect(() => {
    let afterG = false;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
        document.querySelector<HTMLElement>(mainAction)?.click();
        return;
      }
      if (isOff || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const place = afterG && places.find(({ key }) => key === event.key);
      afterG = event.key === "g";
      if (place) void navigate(place.path);
      if (event.key === "?") setOpen(true);
    };
    const show = () => setOpen(true);
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener(showKeysEvent, show);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener(showKeysEvent, show);
    };
  }, [isOff, navigate]);

  const switchLetters = (on: boolean) => {
    if (on) localStorage.removeItem(offKey);
    else localStorage.setItem(offKey, "1");
    setOff(!on);
  };

  return (
    <Dialog isOpen={isOpen} title="Keys" onClose={() => setOpen(false)}>
      <dl className="kv keys">
        {places.map(({ path, label, key }) => (
          <div key={path}>
            <dt>
              <kbd>g</kbd> then <kbd>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Ctrl</kbd> or <kbd>⌘</kbd> with <kbd>Enter</kbd>
          </dt>
          <dd>Send or publish, with the same question as the button</dd>
        </div>
        <div>
          <dt>
            <kbd>?</kbd>
          </dt>
          <dd>This list</dd>
        </div>
      </dl>
      <Choice
        type="checkbox"
        label="Single letters work"
        hint="Switch them off if they get in the way of dictation. This list is then in All."
        checked={!isOff}
        onChange={(event) => switchLetters(event.target.checked)}
      />
      <p>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </p>
    </Dialog>
  );
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
