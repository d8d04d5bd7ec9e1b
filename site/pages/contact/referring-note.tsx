import { referring } from "#content/pages/contact";
import { Prose } from "../../components/prose/prose.tsx";
import { isReferringShown } from "../../components/referring/is-referring-shown.ts";
import styles from "./referring-note.module.css";

/** Leads those who refer people to what they ask first. */
export function ReferringNote() {
  if (!isReferringShown) return null;
  return (
    <p className={`wrap ${styles.note}`}>
      <Prose of={referring} />
    </p>
  );
}
