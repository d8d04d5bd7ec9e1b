import { useState } from "react";
import type { Group, Row } from "./rows.ts";

/** The row that is open, and where it was when it was opened. */
type Open = { readonly row: Row; readonly group: Group; readonly groupIndex: number };

/** Returns which row is open. It stays in its place while one types in it, though what is typed ends its task. */
export function useOpenRow() {
  const [open, setOpenRow] = useState<Open>();

  const setOpen = (row: Row | undefined, groups: readonly Group[]) => {
    const groupIndex = groups.findIndex(({ rows }) => row && rows.includes(row));
    const group = groups[groupIndex];
    setOpenRow(row && group && { row, group, groupIndex });
  };

  const withOpen = (groups: readonly Group[]): readonly Group[] => {
    if (!open) return groups;
    const { row, group, groupIndex } = open;
    const known = groups.find(({ key }) => key === group.key);
    if (!known) return groups.toSpliced(groupIndex, 0, { ...group, rows: [{ ...row, isDone: true }] });
    const others = known.rows.filter(({ key }) => key !== row.key);
    const isDone = others.length === known.rows.length;
    const rows = others.toSpliced(group.rows.indexOf(row), 0, { ...row, isDone });
    return groups.map((one) => (one === known ? { ...one, rows } : one));
  };

  return { open, setOpen, withOpen };
}
