import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { classNames } from "../../../site/ui/class-names.ts";
import styles from "./dialog.module.css";
import ui from "./ui.module.css";

type DialogProps = {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A window over the screen, on a phone at its foot. Focus moves into it, stays there, and returns. */
export const Dialog = ({ isOpen, title, onClose, children }: DialogProps) => (
  <ModalOverlay
    className={classNames(styles.overlay)}
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
    isDismissable
  >
    <Modal className={classNames(ui.sheet, ui.padded, styles.dialog)}>
      <AriaDialog className={classNames(ui.tightStack)}>
        <Heading slot="title">{title}</Heading>
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
