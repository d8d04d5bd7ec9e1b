import { Link } from "react-router";
import { classNames } from "../../../../site/ui/class-names.ts";
import type { ReaderListName, ReaderRow } from "../../../server/routes/readers.ts";
import { useSession } from "../../api/content.ts";
import { useApproveReader } from "../../api/readers.ts";
import { Button } from "../../ui/button.tsx";
import { dayOf } from "../../ui/format.ts";
import { State } from "../../ui/marks.tsx";
import { useNow } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./readers.module.css";
import { linkWords, lists } from "./words.ts";

type ReaderTableProps = {
  readonly list: ReaderListName;
  readonly rows: readonly ReaderRow[];
  /** Asks how to take an address off. */
  readonly onRemove: (email: string) => void;
};

/** The addresses of a list, each with what can be done about it. On a phone, the name and the day are below the address. */
export function ReaderTable({ list, rows, onRemove }: ReaderTableProps) {
  const { at, label } = lists[list];
  return (
    <table className={ui.table}>
      <caption className={ui.visuallyHidden}>{label}</caption>
      <thead>
        <tr>
          <th scope="col">Email</th>
          <th scope="col" className={ui.onlyDesk}>
            Name
          </th>
          <th scope="col" className={ui.onlyDesk}>
            {at}
          </th>
          <th scope="col">
            <span className={ui.visuallyHidden}>What you can do</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.email} ${row.wants}`} list={list} row={row} onRemove={onRemove} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Pick<ReaderTableProps, "list" | "onRemove"> & { readonly row: ReaderRow };

function Row({ list, row: { email, name, at, consent, link, wants }, onRemove }: RowProps) {
  const { timeZone } = useSession().business;
  const day = dayOf(at, useNow(), timeZone);
  const approval = useApproveReader();
  const state = link && linkWords[link];
  const canSend = link === "to_check" || link === "unsure" || link === "dead_lettered";
  return (
    <tr>
      <th scope="row">
        <span className={ui.anywhere}>{email}</span>
        <span className={classNames(styles.below, ui.onlyPhone)}>
          {name && <span className={ui.anywhere}>{name}, </span>}
          {lists[list].at.toLowerCase()} {day}
        </span>
        {consent !== undefined && (
          <span className={classNames(styles.below, ui.anywhere)}>Brought in: {consent}</span>
        )}
        {state && (
          <span className={styles.below}>
            <State kind={state.kind}>{state.text}</State>
            {wants === "course-dates" && " Asked for course dates."}
          </span>
        )}
        {state?.about && <span className={styles.below}>{state.about}</span>}
      </th>
      <td className={classNames(ui.onlyDesk, ui.anywhere)}>
        {name || <span className={ui.soft}>not given</span>}
      </td>
      <td className={ui.onlyDesk}>{day}</td>
      <td className={styles.actions}>
        {canSend && (
          <Button variant="link" isBusy={approval.isPending} onClick={() => approval.approve(email)}>
            Send the link<span className={ui.visuallyHidden}> to {email}</span>
          </Button>
        )}
        <Link to={`/person?email=${encodeURIComponent(email)}`}>
          All about<span className={ui.visuallyHidden}> {email}</span>
        </Link>
        <Button variant="link" onClick={() => onRemove(email)}>
          {list === "left" ? "Delete" : "Take off"}
          <span className={ui.visuallyHidden}> {email}</span>
        </Button>
      </td>
    </tr>
  );
}
