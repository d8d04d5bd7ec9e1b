import {
  Button as AriaButton,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components";
import { classNames } from "../../../site/ui/class-names.ts";
import { notAnswering, StudioError, subscribeToConnection } from "../api/client.ts";
import { buttonClass } from "./button.tsx";
import { WithHelperName } from "./helper-name.tsx";
import styles from "./toasts.module.css";

/** How long a toast stays, in milliseconds; longer while it is pointed at or focused. */
const duration = 10_000;

type ToastWords = {
  readonly text: string;
  readonly onUndo: (() => void) | undefined;
  /** The one thing that it is about, of which two toasts would say two states. */
  readonly about?: string | undefined;
};

const queue = new ToastQueue<ToastWords>({ maxVisibleToasts: 2 });

/** Without the name in it: what was done. */
const kindOf = (text: string) => text.replace(/“.*”|^.*’s /, "");

/** Whether a toast takes the place of another: it says the same of something else, or something new of the same. */
export const replaces = (next: About, last: About): boolean =>
  kindOf(next.text) === kindOf(last.text) || (next.about !== undefined && next.about === last.about);

type About = Pick<ToastWords, "text" | "about">;

/**
 * Says what was done, with a way back, in the place of the last toast that says so of something else, or of what it is about. If undoing fails, says why;
 * if the studio doesn't answer, with the way back beside it.
 */
export function showToast(text: string, onUndo?: () => unknown, about?: string): void {
  for (const { key, content } of queue.visibleToasts) {
    if (replaces({ text, about }, content)) queue.close(key);
  }
  const undo = async () => {
    try {
      await onUndo?.();
    } catch (error) {
      if (!(error instanceof StudioError)) showToast(text, onUndo, about);
      throw error;
    }
  };
  queue.add({ text, about, onUndo: onUndo && (() => attempt(undo)) }, { timeout: duration });
}

/** Closes the toasts that say what was done: something else has changed that since, and a way back would lead elsewhere. */
export function closeToasts(isMeant: (text: string) => boolean = () => true): void {
  for (const { key, content, timeout } of queue.visibleToasts)
    if (timeout !== undefined && isMeant(content.text)) queue.close(key);
}

/** Says what was done until she goes on: types, or presses something. On a phone, it would lie over what comes next. */
export function showUntilSheGoesOn(text: string, about: string): void {
  showToast(text, undefined, about);
  const listening = new AbortController();
  const close = () => {
    listening.abort();
    closeToasts((other) => other === text);
  };
  for (const event of ["input", "pointerdown"])
    document.addEventListener(event, close, { signal: listening.signal });
}

/** Once the studio answers again, if only that the window is shut, the frame says what is so. */
subscribeToConnection(() => {
  for (const { key, content } of queue.visibleToasts) if (content.text === notAnswering) queue.close(key);
});

/** Says what isn't as she left it, and nothing else on the screen says: until she has closed it. */
export function showUntilClosed(text: string): void {
  if (!queue.visibleToasts.some(({ content }) => content.text === text))
    queue.add({ text, onUndo: undefined });
}

/** Does what was clicked. If it fails, says why. */
export function attempt(action: () => Promise<unknown>): void {
  action().catch((error: Error) => showToast(error.message));
}

/** Where toasts appear; once in the app. */
export const Toasts = () => (
  <ToastRegion queue={queue} className={classNames(styles.toasts)} aria-label="Just done">
    {({ toast }) => (
      <Toast toast={toast} className={classNames(styles.toast)}>
        <ToastContent>
          <Text slot="title">
            <WithHelperName>{toast.content.text}</WithHelperName>
          </Text>
        </ToastContent>
        {toast.content.onUndo && (
          <AriaButton
            className={buttonClass({ variant: "link" })}
            onPress={() => {
              toast.content.onUndo?.();
              queue.close(toast.key);
            }}
          >
            Undo
          </AriaButton>
        )}
        <AriaButton slot="close" className={buttonClass({ variant: "link" })}>
          Close
        </AriaButton>
      </Toast>
    )}
  </ToastRegion>
);
