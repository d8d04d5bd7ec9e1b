import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ContentName } from "../../../content-model/schema/content-files.ts";
import type { NamedPath } from "../../core/content/change.ts";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";

type LockedProps = { readonly reason: string; readonly children: ReactNode };

/** Fields that nobody should change by accident. */
export function Locked({ reason, children }: LockedProps) {
  const [isOpen, setOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) fields.current?.querySelector<HTMLElement>("input, textarea, select, summary")?.focus();
  }, [isOpen]);
  return (
    <>
      <Note>
        <p>{reason}</p>
        {!isOpen && (
          <p>
            <Button small onClick={() => setOpen(true)}>
              Change anyway
            </Button>
          </p>
        )}
      </Note>
      {isOpen && (
        <div ref={fields} className="stack-s">
          {children}
        </div>
      )}
    </>
  );
}

const helpline =
  "People in distress read these lines and ring these numbers. A wrong digit here does more harm than any other mistake on the site. Change one only with the service’s own page open beside you.";

const locks: Readonly<Record<string, string>> = {
  "pages/privacy":
    "This page is a legal promise: the site does what it says. Change it when what you do with people’s details changes, and let somebody who knows privacy law read it.",
  "pages/accessibility":
    "This page states what was tested and what isn’t reached yet. Change it after a test, not to make it sound better.",
  "business supportLines": helpline,
  "business sentences.crisis": helpline,
};

/** Returns why a file or field opens only with “Change anyway”; undefined if it is open. */
export const lockOf = (name: ContentName, path: NamedPath = []): string | undefined =>
  locks[`${name} ${path.join(".")}`.trim()];
