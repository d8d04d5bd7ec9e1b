import "react";

/** Attributes of HTML that React passes through and its types do not know yet. */
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
  interface DialogHTMLAttributes<T> {
    closedby?: "any" | "closerequest" | "none" | undefined;
  }
}
