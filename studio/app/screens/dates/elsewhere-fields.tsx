import { useEffect, useState } from "react";
import { classNames } from "../../../../site/ui/class-names.ts";
import { fieldNamed } from "../../../engine/content/change.ts";
import { useFile } from "../../api/content.ts";
import { discardAutosaves, forgetAnswered, keyOfTarget } from "../../draft/autosave-registry.ts";
import type { NewEntryTarget } from "../../draft/send-entry.ts";
import { useEntry, useNewEntry } from "../../draft/use-entry.ts";
import { ContentField } from "../../forms/content-field.tsx";
import { RecordFields, StillNeeded } from "../../forms/record-fields.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import { useForAWhile } from "./use-for-a-while.ts";

const list = fieldNamed("for-a-while", "sundays");

/** What may be different on a Sunday; its day is known. */
const fields = ["place", "address", "startTime", "endTime"] as const;

/** A class elsewhere that is begun at its Sunday. For a while shows others as they are begun there. */
const targetOf = (day: string): NewEntryTarget => ({ ...list, entry: { temporaryName: `on ${day}` } });

/** Whether the class of a Sunday is elsewhere, and what takes that back. */
export function useElsewhere(day: string) {
  const { kept } = useFile(list.name);
  const sundays = useForAWhile().drafted?.sundays ?? [];
  const index = sundays.findLastIndex(({ date }) => date === day);
  const key = keyOfTarget(targetOf(day));
  const isBegun = kept.some((one) => one.key === key);
  const { add, remove } = useEntry(list);
  return {
    /** Its position in the list; −1 if it isn't there. */
    index,
    isInList: index >= 0 || isBegun,
    remove: async () => {
      await discardAutosaves(key);
      if (isBegun) await remove(targetOf(day).entry.temporaryName);
      const entry = sundays[index];
      if (!entry) return;
      await remove(String(index));
      showToast("What was different on that Sunday is taken out.", () => add(entry, `again ${day}`, index));
    },
  };
}

/** The fields of a class elsewhere, for the Sunday that is chosen. */
export function ElsewhereFields({ day }: { readonly day: string }) {
  const { index } = useElsewhere(day);
  // A form that is typed into stays the same once its entry is in the list.
  const [isNew] = useState(index < 0);
  const { entriesOf, wordsOf } = useForAWhile();
  const entry = entriesOf("sundays")[index];
  return (
    <div className={ui.tightStack}>
      {isNew ? (
        <NewFields day={day} />
      ) : (
        fields.map((key) => (
          <ContentField key={key} name={list.name} path={[...list.path, String(index), key]} />
        ))
      )}
      <p role="status" className={classNames(entry ? ui.was : ui.hint)}>
        {entry
          ? wordsOf("sundays", entry)
          : "Fill in what is different; until then, nothing changes. What you leave out stays as always; a class that starts at another time is as long as always."}
      </p>
    </div>
  );
}

function NewFields({ day }: { readonly day: string }) {
  const target = targetOf(day);
  const { fields: typed, value, problem, type } = useNewEntry(target);
  const key = keyOfTarget(target);
  useEffect(() => () => forgetAnswered(key), [key]);
  const change = (name: string, next: unknown) => {
    const { date: _, ...rest } = { ...typed, [name]: next };
    const filled = Object.entries(rest).filter(([, one]) => one !== undefined);
    type(filled.length === 0 ? undefined : { date: day, ...Object.fromEntries(filled) });
  };
  const [within] = problem.within?.split(" › ") ?? [];
  return (
    <>
      {fields.map((name) => (
        <RecordFields
          key={name}
          name={list.name}
          path={[...list.path, "0", name]}
          value={typed[name]}
          isReadOnly={false}
          onType={(next) => change(name, next)}
          {...(within === name && { problem })}
        />
      ))}
      <StillNeeded name={list.name} path={[...list.path, "0"]} value={value} problem={problem} />
    </>
  );
}
