import { type ComponentType, useEffect, useState } from "react";
import { onUrgentNotice } from "./urgent-notice.ts";

/**
 * The region of notices, at the foot of the screen. Only where React runs, since nothing puts a notice
 * there before; the list itself comes in a chunk of its own, behind what the visitor reached for.
 */
export function Notifications() {
  const [running, setRunning] = useState(false);
  const [urgent, setUrgent] = useState("");
  const List = useNoticeList();

  useEffect(() => {
    setRunning(true);
    return onUrgentNotice((text) => {
      // Emptied first, so that the same words are spoken again.
      setUrgent("");
      requestAnimationFrame(() => setUrgent(text));
    });
  }, []);

  if (!running) return null;
  return (
    <>
      <p className="visually-hidden" role="alert">
        {urgent}
      </p>
      {List && <List />}
    </>
  );
}

/** Loads the list; where that fails, again when the connection is back. A page works without it. */
function useNoticeList(): ComponentType | undefined {
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      import("./notice-list.tsx").then(
        ({ NoticeList }) => setList(() => NoticeList),
        () => addEventListener("online", load, { once: true }),
      );
    load();
    return () => removeEventListener("online", load);
  }, []);
  return List;
}
