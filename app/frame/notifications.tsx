import { useEffect, useState } from "react";
import { Toaster } from "sonner";
import styles from "./notifications.module.css";
import { onUrgentNotice } from "./notify.ts";

/**
 * The region of notices: bottom right, Alt+T to reach it, Escape to go back. Only where React runs:
 * nothing puts a notice there before.
 */
export function Notifications() {
  const [running, setRunning] = useState(false);
  const [urgent, setUrgent] = useState("");

  useEffect(() => {
    setRunning(true);
    return onUrgentNotice((text) => {
      // Emptied first, so that the same words are spoken again.
      setUrgent("");
      requestAnimationFrame(() => setUrgent(text));
    });
  }, []);

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (event.key !== "Escape" || !(activeElement instanceof HTMLElement)) return;
      // Losing the focus makes the region give it back to where it came from.
      if (activeElement.closest("[data-sonner-toaster]")) activeElement.blur();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, []);

  if (!running) return null;
  return (
    <>
      <p className="visually-hidden" role="alert">
        {urgent}
      </p>
      <Toaster
        customAriaLabel="Notifications"
        position="bottom-right"
        visibleToasts={4}
        expand
        gap={16}
        offset={24}
        mobileOffset={16}
        icons={{ error: <span className={styles.mark} /> }}
        toastOptions={{
          unstyled: true,
          closeButton: true,
          closeButtonAriaLabel: "Dismiss",
          classNames: {
            toast: styles.notice ?? "",
            error: styles.problem ?? "",
            title: styles.title ?? "",
            description: styles.text ?? "",
            actionButton: styles.action ?? "",
            closeButton: styles.close ?? "",
          },
        }}
      />
    </>
  );
}
