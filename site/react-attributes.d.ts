import "react";

/** HTML attributes that React's types lack. */
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
  interface DialogHTMLAttributes<T> {
    closedby?: "any" | "closerequest" | "none" | undefined;
  }
}
