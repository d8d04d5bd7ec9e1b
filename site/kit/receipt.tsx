import type { ReactNode } from "react";
import styles from "./receipt.module.css";
import { Slip } from "./slip.tsx";

/** What something costs and includes, on a docket with teeth: facts line by line, and the total in bold. */
export function Receipt({ children }: { readonly children: ReactNode }) {
  return <Slip className={styles.receipt}>{children}</Slip>;
}
