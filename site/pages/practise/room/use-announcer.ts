import { useCallback, useEffect, useRef, useState } from "react";

/** Returns a live region's text and a function that announces a text, even the same one again. */
export function useAnnouncer(): readonly [text: string, say: (text: string) => void] {
  const [text, setText] = useState("");
  const timer = useRef(0);
  const say = useCallback((next: string) => {
    clearTimeout(timer.current);
    setText("");
    // A live region that doesn't change isn't announced.
    timer.current = window.setTimeout(() => setText(next), 30);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [text, say];
}
