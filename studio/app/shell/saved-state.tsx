import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { useSession } from "../api/content.ts";
import { currentSaving, followSaving } from "../draft/save.ts";
import { clockTime } from "../ui/format.ts";
import { RegisterMark, State } from "../ui/marks.tsx";
import ui from "../ui/ui.module.css";
import { needsYou, useUnpublished } from "./use-unpublished.ts";

/** Says whether everything that was typed is on disk. */
export function SavedState() {
  const { timeZone } = useSession().business;
  const { isUnderWay, savedAt, failedSince } = useSyncExternalStore(followSaving, currentSaving);
  const { count, invalid, isKnown } = useUnpublished();
  const isDraft = count > 0;
  const failed =
    failedSince === undefined ? undefined : `Not saved since ${clockTime(failedSince, timeZone)}`;
  const saved = savedAt && `Saved ${clockTime(savedAt, timeZone)}`;
  const calm =
    invalid > 0 ? (
      <Link to="/changes">{needsYou(invalid)}</Link>
    ) : isDraft ? (
      `${saved ?? "Saved"}, not published`
    ) : (
      (saved ?? (isKnown && "No unpublished changes"))
    );
  const news = invalid > 0 ? needsYou(invalid) : savedAt ? "Saved" : "";
  return (
    <>
      {isDraft && !failed && <RegisterMark out />}
      {failed ? <State kind="bad">{failed}</State> : isUnderWay ? "Saving…" : calm}
      {/* Its words stay the same while one save follows another: they are announced once. */}
      <span className={ui.visuallyHidden} role={failed ? "alert" : "status"}>
        {failed ?? news}
      </span>
    </>
  );
}
