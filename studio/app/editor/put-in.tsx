import { type ReactNode, useId, useState } from "react";
import { PhotographField } from "../photographs/photograph-field.tsx";
import { urlOfPrint, wordsForPrints } from "../photographs/prints.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import ui from "../ui/ui.module.css";
import styles from "./editor.module.css";

/** Something that can be put in: a fact, a source or a print. */
export type Insertable = { readonly value: string; readonly label: string };

type ChooseProps = {
  readonly label: string;
  readonly of: readonly Insertable[];
  readonly onChoose: (value: string) => void;
  /** Shows the chosen one. */
  readonly onOpen?: (value: string) => void;
  /** What can be done if none of them is right. */
  readonly children?: ReactNode;
};

/** Something to choose from a list, and to put in. */
export function Choose({ label, of, onChoose, onOpen, children }: ChooseProps): ReactNode {
  const id = useId();
  const [value, setValue] = useState("");
  return (
    <div className={styles.choose}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => setValue(target.value)}>
        <option value="">Choose…</option>
        {of.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
      <Button
        small
        isBusy={value === ""}
        aria-label={label}
        onClick={() => {
          onChoose(value);
          setValue("");
        }}
      >
        Insert
      </Button>
      {children && (
        <div className={styles.otherChoice}>
          {children}
          {onOpen && value !== "" && (
            <>
              {" "}
              <Button look="link" onClick={() => onOpen(value)}>
                See or correct it
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

type ChoosePrintProps = {
  readonly isOpen: boolean;
  readonly prints: readonly string[];
  /** Keeps a photograph, and returns its URL. */
  readonly keep: ((file: File) => Promise<string>) | undefined;
  readonly onChoose: (name: string, alt: string) => void;
  readonly onClose: () => void;
};

/** Takes a photograph, or shows every print that can stand in an article; a press puts it in. */
export const ChoosePrint = ({ isOpen, prints, keep, onChoose, onClose }: ChoosePrintProps): ReactNode => (
  <Dialog isOpen={isOpen} title="Insert a picture" onClose={onClose}>
    {keep && <OwnPhotograph keep={keep} onChoose={onChoose} />}
    <ul className={styles.prints}>
      {prints.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => onChoose(name, wordsForPrints[name] ?? "")}>
            <img src={urlOfPrint(name)} alt={wordsForPrints[name] ?? name} />
          </button>
        </li>
      ))}
    </ul>
    <p>
      <Button onClick={onClose}>Not now</Button>
    </p>
  </Dialog>
);

/** As of a print in an article. */
const shortestAlt = 20;

type OwnPhotographProps = Pick<ChoosePrintProps, "onChoose"> & {
  readonly keep: (file: File) => Promise<string>;
};

/** A photograph of hers: first what it shows, then the file. */
function OwnPhotograph({ keep, onChoose }: OwnPhotographProps): ReactNode {
  const [alt, setAlt] = useState("");
  return (
    <>
      <Field
        label="What your photograph shows"
        hint={`In ${shortestAlt} to 120 characters, for people who can’t see it.`}
      >
        {(input) => (
          <input {...input} value={alt} maxLength={120} onChange={({ target }) => setAlt(target.value)} />
        )}
      </Field>
      <PhotographField
        without=""
        put={async (file) => {
          if (alt.trim().length < shortestAlt)
            throw new Error(`First say above what it shows, in at least ${shortestAlt} characters.`);
          onChoose(await keep(file), alt.trim());
        }}
        remove={async () => undefined}
      />
      <p>Or one of the prints:</p>
    </>
  );
}

type LinkFormProps = {
  readonly initial: string;
  readonly onDone: (href: string | undefined) => void;
};

/** Asks where words lead. */
export function LinkForm({ initial, onDone }: LinkFormProps) {
  const [href, setHref] = useState(initial);
  const address = href.trim();
  const isRight = address === "" || /^(?:https?:\/\/|\/|#|mailto:)/.test(address);
  const [isAsked, setAsked] = useState(false);
  return (
    <form
      className={styles.linkForm}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (isRight) onDone(address);
      }}
    >
      <Field
        label="Where the link goes"
        hint="A page of this site, such as /about, or a whole web address. Leave it empty to remove the link."
        error={
          isAsked && !isRight
            ? "Start with / for a page of this site, or with https:// for another one."
            : undefined
        }
      >
        {(input) => (
          // biome-ignore lint/a11y/noAutofocus: she has just asked for this form
          <input {...input} autoFocus value={href} onChange={({ target }) => setHref(target.value)} />
        )}
      </Field>
      <div className={ui.row}>
        <Button type="submit" small>
          Link
        </Button>
        <Button look="link" onClick={() => onDone(undefined)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
