import { useEffect } from "react";
import { useFacts, withFacts } from "../api/content.ts";
import { countConflict } from "../draft/save-status.ts";
import type { DraftField } from "../draft/use-field.ts";
import { Button } from "../ui/button.tsx";
import ui from "../ui/ui.module.css";

type ConflictProps = {
  readonly field: Pick<DraftField, "conflict" | "whyReadOnly">;
  readonly asText: (value: unknown) => string;
};

/** Says that a field was changed elsewhere while it was typed into here, and lets her choose. */
export function ConflictNote({ field: { conflict, whyReadOnly }, asText }: ConflictProps) {
  const facts = useFacts();
  const isOpen = conflict !== undefined && !whyReadOnly;
  useEffect(() => (isOpen ? countConflict() : undefined), [isOpen]);
  return (
    <div role="status">
      {isOpen && (
        <div className={ui.was}>
          <p>
            Needs you: this was changed elsewhere too, in another window or by hand. Which one shall it be?
          </p>
          <p>
            Typed here: {withFacts(asText(conflict.own), facts)}{" "}
            <Button variant="link" onClick={conflict.keepOwn}>
              Keep this one
            </Button>
          </p>
          <p>
            Elsewhere: {withFacts(asText(conflict.other), facts)}{" "}
            <Button variant="link" onClick={conflict.keepOther}>
              Take that one
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
