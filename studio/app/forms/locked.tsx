import { type ReactNode, useEffect, useRef, useState } from "react";
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
