import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { altLimits } from "../../../content-model/schema/article.ts";
import { alternativeTextError } from "../../../content-model/schema/fields.ts";
import { largestPhotograph, photographTooLarge } from "../../engine/photographs/limits.ts";
import { Button } from "../ui/button.tsx";
import { editable, Field } from "../ui/field.tsx";
import { showToast, showUntilSheGoesOn } from "../ui/toasts.tsx";
import ui from "../ui/ui.module.css";
import styles from "./photographs.module.css";
import { readPicture } from "./stored-picture.tsx";

type PhotographFieldProps = {
  /** The photograph that is there; nothing if there is none. */
  readonly shown?: ReactNode;
  /** Its path in the project. */
  readonly file?: string | undefined;
  /** What visitors see without one. */
  readonly without: string;
  /** The field that says what it shows, with an error in it once that is missed. */
  readonly describe?: (error: string | undefined) => ReactNode;
  /** What to do about a description that isn't long enough. */
  readonly missing?: string | undefined;
  /** Throws a StudioError with what to do instead. */
  readonly put: (file: Blob) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
  /** Puts one in again that was just removed: `put` by default. */
  readonly putBack?: (file: Blob) => Promise<unknown>;
  /** In a dialog, which can be closed without it, one that waits for its words doesn't go in as she leaves them. */
  readonly isInDialog?: true;
};

/** Returns what to do about a description that doesn't fit, with the fewest and the most characters that do. */
export function missingWords(alt: string, { min, max }: typeof altLimits): string | undefined {
  const { length } = alt.trim();
  if (length >= min && length <= max && !alternativeTextError(alt)) return undefined;
  return `First say what it shows, in ${min > 1 ? `${min} to ${max} characters and ` : ""}at most 12 words.`;
}

/** Chooses a photograph, which goes in at once, or with the words that it waits for; and takes it out again. */
export function PhotographField({
  shown,
  file,
  without,
  describe,
  missing,
  put,
  remove,
  putBack = put,
  isInDialog,
}: PhotographFieldProps) {
  const [chosen, setChosen] = useState<File>();
  const [isMissed, setMissed] = useState(false);
  const description = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement | null>(null);
  const id = useId();
  const putting = useMutation({
    mutationFn: async (photograph: File) => {
      if (photograph.size > largestPhotograph) throw new Error(photographTooLarge);
      await put(photograph);
    },
    onSuccess: () => {
      setChosen(undefined);
      if (input.current) input.current.value = "";
      showUntilSheGoesOn("The photograph is in. Where it was taken, and the camera, are left out.", id);
    },
    onError: () => input.current?.focus(),
  });
  const removing = useMutation({
    mutationFn: async () => {
      // Unpublished, it is nowhere else: this window has it for as long as it offers the way back.
      const removed = file === undefined ? undefined : await readPicture(file, "draft");
      await remove();
      showToast(`The photograph is removed. ${without}`, removed && (() => putBack(removed)), id);
    },
  });
  const wrong = putting.error ?? removing.error;
  const putIn = (photograph: File) => {
    flushSync(() => setMissed(missing !== undefined));
    if (missing === undefined) putting.mutate(photograph);
    else description.current?.querySelector<HTMLElement>(editable)?.focus();
  };
  return (
    <>
      {describe && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears when the field within it is left, and is no control itself
        <div
          ref={description}
          onBlur={() => {
            if (chosen && isMissed && !isInDialog && missing === undefined) putIn(chosen);
          }}
        >
          {describe(isMissed ? missing : undefined)}
        </div>
      )}
      {shown}
      <Field
        label={shown ? "Another photograph" : "A photograph of yours"}
        hint="JPEG, PNG or WebP. It’s turned and resized for you. Where it was taken, and the camera, are left out."
        error={wrong?.message}
      >
        {({ className: _, ...field }) => (
          <input
            {...field}
            ref={input}
            className={styles.file}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={({ target }) => {
              putting.reset();
              const [photograph] = target.files ?? [];
              setChosen(photograph);
              if (photograph) putIn(photograph);
            }}
          />
        )}
      </Field>
      <p className={ui.row}>
        {chosen && (
          <Button isBusy={putting.isPending} onClick={() => putIn(chosen)}>
            {putting.isPending ? "Putting it in" : "Put the photograph in"}
          </Button>
        )}
        {shown && (
          <Button variant="link" isBusy={removing.isPending} onClick={() => removing.mutate()}>
            {removing.isPending ? "Removing…" : "Remove the photograph"}
          </Button>
        )}
      </p>
    </>
  );
}
