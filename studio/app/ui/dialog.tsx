import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";

type DialogProps = {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A window over the screen. Focus moves into it, stays there, and returns. */
export const Dialog = ({ isOpen, title, onClose, children }: DialogProps) => (
  <ModalOverlay className="overlay" isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
    <Modal className="dialog sheet pad">
      <AriaDialog className="stack-s">
        <Heading slot="title">{title}</Heading>
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
