import { useEffect } from "react";
import { Toaster } from "sonner";
import styles from "./notice-list.module.css";

/** The notices: bottom right, Alt+T to reach them, Escape to go back. */
export function NoticeList() {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (event.key !== "Escape" || !(activeElement instanceof HTMLElement)) return;
      // Losing the focus makes the list give it back to where it came from.
      if (activeElement.closest("[data-sonner-toaster]")) activeElement.blur();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, []);

  return (
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
  );
}
