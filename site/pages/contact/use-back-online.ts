import { useEffect, useState } from "react";
import { dismissProblem } from "../../notices/notify.ts";

/** Returns whether the connection has come back since a message could not be sent. */
export function useBackOnline(isUnsent: boolean): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    setIsBack(false);
    if (!isUnsent) return;
    const handleOnline = () => {
      setIsBack(true);
      dismissProblem();
    };
    const handleOffline = () => setIsBack(false);
    addEventListener("online", handleOnline);
    addEventListener("offline", handleOffline);
    return () => {
      removeEventListener("online", handleOnline);
      removeEventListener("offline", handleOffline);
    };
  }, [isUnsent]);
  return isBack;
}
