import type { KeptChange } from "../../../core/history/trailers.ts";
import { State } from "../../ui/state.tsx";
import { ChangeWords } from "./change-words.tsx";

type MarkedChangesProps = {
  readonly changes: readonly KeptChange[];
  readonly isBad: (id: string) => boolean;
};

/** Changes, each with a mark whether anything is wrong with it. */
export const MarkedChanges = ({ changes, isBad }: MarkedChangesProps) => (
  <ul className="checks">
    {changes.map((change) => (
      <li key={change.id}>
        <State kind={isBad(change.id) ? "bad" : "fine"}>
          <span className="vh">{isBad(change.id) ? "not right yet: " : "fine: "}</span>
        </State>
        <span>
          <ChangeWords change={change} />
        </span>
      </li>
    ))}
  </ul>
);
