import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import type { Closure, Schedule } from "../../../../content-model/schema/schedule.ts";
import type { Sunday } from "../../../core/dates/sundays.ts";
import { Button } from "../../ui/button.tsx";
import { ClassChoice } from "./class-choice.tsx";
import { CourseSession } from "./course-session.tsx";
import "./sunday-panel.css";
import { useIsPhone } from "../../ui/use-media.ts";
import { clocksWords, sundayInFull } from "./words-of-dates.ts";

type SundayPanelProps = {
  readonly sunday: Sunday;
  /** Every Sunday that is shown. */
  readonly sundays: readonly Sunday[];
  readonly draft: Schedule;
  readonly live: Schedule;
  readonly changeClosures: (change: (closures: readonly Closure[]) => Closure[]) => void;
  /** Why the last change wasn't written. */
  readonly message: string | undefined;
  readonly isReadOnly: boolean;
  /** Returns the focus to the Sunday. */
  readonly onClose: () => void;
  /** What stands below on a phone. */
  readonly children: ReactNode;
};

/** What is on at one Sunday: beside the year, and on a phone a sheet over it. Takes the focus when it opens. */
export function SundayPanel({ onClose, children, ...props }: SundayPanelProps) {
  const isPhone = useIsPhone();
  const { sunday } = props;
  if (!isPhone) {
    return (
      <Beside heading={sundayInFull(sunday.day)} onClose={onClose}>
        <Contents {...props} />
      </Beside>
    );
  }
  return (
    <ModalOverlay
      className="overlay foot"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className="sheet pad sunday-panel">
        <Dialog className="stack-s">
          <Heading slot="title">{sundayInFull(sunday.day)}</Heading>
          <Contents {...props} />
          {children}
          <Button className="wide" onClick={onClose}>
            Done
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type BesideProps = { readonly heading: string; readonly onClose: () => void; readonly children: ReactNode };

function Beside({ heading, onClose, children }: BesideProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section className="sheet pad stack-s sunday-panel" aria-label={heading} onKeyDown={onKeyDown}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

function Contents(props: Omit<SundayPanelProps, "onClose" | "children">) {
  const { sunday, message, isReadOnly } = props;
  const contents = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    contents.current?.querySelector<HTMLElement>("input:checked")?.focus();
  }, []);
  return (
    <fieldset className="stack-s" ref={contents} disabled={isReadOnly}>
      <legend className="vh">This Sunday</legend>
      {sunday.clocks && <p className="small soft">{clocksWords[sunday.clocks]}</p>}
      <ClassChoice {...props} />
      {message && (
        <p className="errmsg" role="alert">
          {message}
        </p>
      )}
      <CourseSession {...props} />
    </fieldset>
  );
}
