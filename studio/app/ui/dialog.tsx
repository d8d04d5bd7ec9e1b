import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";

type DialogProps = {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** For a question that must be answered: neither Escape nor a click beside it closes it. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
};

/** A window over the screen. Focus moves into it, stays there, and returns. */
export const Dialog = ({ isOpen, title, onClose, isAlert = false, children }: DialogProps) => (
  <ModalOverlay
    className="overlay"
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
    isDismissable={!isAlert}
    isKeyboardDismissDisabled={isAlert}
  >
    <Modal className="dialog sheet pad">
      <AriaDialog role={isAlert ? "alertdialog" : "dialog"} className="stack-s">
        <Heading slot="title">{title}</Heading>
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
