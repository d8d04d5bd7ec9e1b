import { useEffect, useState } from "react";
import { dismissProblem } from "../../notices/notify.ts";

/** Whether the connection has come back since a message could not be sent. */
export function useBackOnline(unsent: boolean): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    setBack(false);
    if (!unsent) return;
    const noticeBack = () => {
      setBack(true);
      dismissProblem();
    };
    const noticeGone = () => setBack(false);
    addEventListener("online", noticeBack);
    addEventListener("offline", noticeGone);
    return () => {
      removeEventListener("online", noticeBack);
      removeEventListener("offline", noticeGone);
    };
  }, [unsent]);
  return back;
}
