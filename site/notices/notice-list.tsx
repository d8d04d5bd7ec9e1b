import { useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { notices as words } from "#content/common";
import { adoptStyles } from "../islands/adopt-styles.ts";
import css from "./notice-list.css?inline";

/** A notice at the foot of the screen. */
export type Notice = {
  readonly title: string;
  readonly text: string;
};

const alertId = "urgent-notice";
/** The id of the problem that is shown. */
let problem: string | number | undefined;
/** In milliseconds. A problem stays until it is dismissed. */
const goodNewsDuration = 6000;

/** Mounts the list in its own root, synchronously: sonner drops toasts that are raised before it subscribes. */
export function mount(): void {
  adoptStyles(css);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() => root.render(<NoticeList />));
}

export function show({ title, text }: Notice): void {
  toast(title, { description: text, duration: goodNewsDuration });
}

export function showProblem({ title, text }: Notice): void {
  problem = toast.error(title, {
    // A repeated problem replaces the first while that is shown.
    ...(problem !== undefined && { id: problem }),
    description: text,
    duration: Number.POSITIVE_INFINITY,
    onDismiss: ({ id }) => forgetProblem(id),
  });
  announce(`${title}. ${text}`);
}

export function dismissNotices(): void {
  toast.dismiss();
  problem = undefined;
}

/** Sonner removes a dismissed toast after its animation, with whatever was raised by the same id until then. */
function forgetProblem(dismissed: string | number): void {
  if (problem === dismissed) problem = undefined;
}

/** Announces assertively: sonner's own region is polite. */
function announce(text: string): void {
  const alert = document.getElementById(alertId);
  if (!alert) return;
  // Clear it first, so that a repeated message is announced again.
  alert.textContent = "";
  requestAnimationFrame(() => {
    alert.textContent = text;
  });
}

/** The notices: bottom right, Alt+T to reach them, Escape to go back. */
function NoticeList() {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (event.key !== "Escape" || !(activeElement instanceof HTMLElement)) return;
      // On blur, sonner returns focus to where it came from.
      if (activeElement.closest("[data-sonner-toaster]")) activeElement.blur();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, []);

  return (
    <>
      <p className="visually-hidden" role="alert" id={alertId} />
      <Toaster
        customAriaLabel={words.label}
        position="bottom-right"
        visibleToasts={4}
        expand
        gap={16}
        offset={24}
        mobileOffset={16}
        icons={{ error: <span className="notice-mark" /> }}
        toastOptions={{
          unstyled: true,
          closeButton: true,
          closeButtonAriaLabel: words.dismiss,
          classNames: {
            toast: "notice",
            error: "notice-problem",
            title: "notice-title",
            closeButton: "notice-close",
          },
        }}
      />
    </>
  );
}
