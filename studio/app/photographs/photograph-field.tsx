import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { altLimits } from "../../../content-model/schema/article.ts";
import { alternativeTextError } from "../../../content-model/schema/fields.ts";
import { largestPhotograph, photographTooLarge } from "../../engine/photographs/limits.ts";
import { Button } from "../ui/button.tsx";
import { editable, Field } from "../ui/field.tsx";
import { showToast } from "../ui/toasts.tsx";
import ui from "../ui/ui.module.css";
import styles from "./photographs.module.css";

type PhotographFieldProps = {
  /** The photograph that is there; nothing if there is none. */
  readonly shown?: ReactNode;
  /** What visitors see without one. */
  readonly without: string;
  /** The field that says what it shows, with an error in it once that is missed. */
  readonly describe?: (error: string | undefined) => ReactNode;
  /** What to do about a description that isn't long enough. */
  readonly missing?: string | undefined;
  /** Throws a StudioError with what to do instead. */
  readonly put: (file: File) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
};

/** Returns what to do about a description that doesn't fit, with the fewest and the most characters that do. */
export function missingWords(alt: string, { min, max }: typeof altLimits): string | undefined {
  const { length } = alt.trim();
  if (length >= min && length <= max && !alternativeTextError(alt)) return undefined;
  return `First say what it shows, in ${min > 1 ? `${min} to ${max} characters and ` : ""}at most 12 words.`;
}

/** Chooses a photograph, and takes it out again. */
export function PhotographField({ shown, without, describe, missing, put, remove }: PhotographFieldProps) {
  const [file, setFile] = useState<File>();
  const [isMissed, setMissed] = useState(false);
  const description = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement | null>(null);
  const putting = useMutation({
    mutationFn: async (chosen: File) => {
      if (chosen.size > largestPhotograph) throw new Error(photographTooLarge);
      await put(chosen);
    },
    onSuccess: () => {
      setFile(undefined);
      if (input.current) input.current.value = "";
      showToast("The photograph is in. Where it was taken, and the camera, are left out.");
    },
    onError: () => input.current?.focus(),
  });
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: () => showToast(`The photograph is removed. ${without}`),
  });
  const wrong = putting.error ?? removing.error;
  const putIn = (chosen: File) => {
    flushSync(() => setMissed(missing !== undefined));
    if (missing === undefined) putting.mutate(chosen);
    else description.current?.querySelector<HTMLElement>(editable)?.focus();
  };
  return (
    <>
      {describe && <div ref={description}>{describe(isMissed ? missing : undefined)}</div>}
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
              setFile(target.files?.[0]);
            }}
          />
        )}
      </Field>
      <p className={ui.row}>
        <Button isBusy={!file || putting.isPending} onClick={() => file && putIn(file)}>
          {putting.isPending ? "Putting it in" : "Put the photograph in"}
        </Button>
        {shown && (
          <Button variant="link" isBusy={removing.isPending} onClick={() => removing.mutate()}>
            Remove the photograph
          </Button>
        )}
      </p>
    </>
  );
}
