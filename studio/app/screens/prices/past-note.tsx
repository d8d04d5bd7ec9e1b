import { Link } from "react-router";
import type { Target } from "../../draft/target.ts";
import { usePastValue } from "./past-value.ts";

/** What visitors saw of a fact until a few days ago, and the way back to it. */
export function PastNote({ fact }: { readonly fact: Target }) {
  const past = usePastValue(fact);
  if (!past) return null;
  return (
    <span className="was">
      <span>Was {past}</span>
      <Link to="/history">Undo it in History</Link>
    </span>
  );
}
