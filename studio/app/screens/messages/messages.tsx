import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Link, useParams } from "react-router";
import { classNames } from "../../../../site/ui/class-names.ts";
import type { MessageSummary } from "../../../business/site-client/describe-message.ts";
import { detailOf } from "../../api/client.ts";
import {
  type Filter,
  foundQuery,
  isAnswered,
  isToCheck,
  isWaiting,
  type Mailbox,
  messagesQuery,
  sortMessages,
  usePromisedHours,
} from "../../api/messages.ts";
import { useLiveCheck } from "../../api/publication.ts";
import { Screen } from "../../shell/screen.tsx";
import { useUnpublished } from "../../shell/use-unpublished.ts";
import { Field } from "../../ui/field.tsx";
import { counted } from "../../ui/format.ts";
import { State } from "../../ui/marks.tsx";
import { ExactWords, Loading } from "../../ui/notes.tsx";
import { useNow, When } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { useIsWide } from "../../ui/use-media.ts";
import { givesNoPage } from "../publishing/live-site.tsx";
import { MailNote } from "./mail-note.tsx";
import styles from "./messages.module.css";
import { NotHere } from "./not-here.tsx";
import { GoneMessage, OpenMessage } from "./open-message.tsx";
import { TellDevice } from "./tell-device.tsx";
import { rowWords } from "./words.ts";

/** The messages: the list, and one of them open. */
export function Component() {
  const { data: mailbox, error } = useQuery(messagesQuery);
  const { id } = useParams();
  const open = mailbox?.messages.find((message) => message.id === id);
  if (mailbox && mailbox.messages.length > 0) {
    return (
      <Screen title={open?.name ?? "Messages"} where="People" isBare>
        <Messages mailbox={mailbox} />
      </Screen>
    );
  }
  return (
    <Screen title="Messages" where="People">
      {mailbox ? (
        <NoMessages mailbox={mailbox} />
      ) : error ? (
        <ExactWords>{detailOf(error) ?? error.message}</ExactWords>
      ) : (
        <Loading label="Fetching the messages" lines={8} />
      )}
    </Screen>
  );
}

function Messages({ mailbox }: { readonly mailbox: Mailbox }) {
  const { id } = useParams();
  const [filter, setFilter] = useState<Filter>("waiting");
  const { messages, mail, isGoingOut } = mailbox;
  const isDown = givesNoPage(useLiveCheck().check);
  const isMailStuck = isDown || mail.kind === "failing" || mail.kind === "idle";
  // The first of the list is open beside it, and stays when it is answered.
  const [first] = useState(() => (sortMessages(messages, filter)[0] ?? messages[0])?.id);
  const isWide = useIsWide();
  const [typed, setTyped] = useState("");
  const [openedAs, setOpenedAs] = useState<string>();
  const found = useFound(typed, messages);
  const opened = messages.find((message) => message.id === (id ?? (isWide ? first : undefined)));
  // What was open before she looked for words gives way to what has them.
  const isLeft = isWide && found !== undefined && id === openedAs && opened && !found.includes(opened);
  const current = isLeft ? found[0] : opened;
  const isChosen = id !== undefined;
  const next = sortMessages(messages, "waiting").find(
    (message) => message !== current && !isAnswered(message),
  );
  const showAll = () => setFilter("all");
  return (
    <>
      <div className={styles.note}>
        <MailNote mailbox={mailbox} />
      </div>
      <div className={classNames(styles.mail, isChosen && styles.isOpen)}>
        <MessageList
          messages={messages}
          current={current?.id}
          filter={filter}
          onFilter={setFilter}
          typed={typed}
          onType={(words) => {
            setTyped(words);
            setOpenedAs(id);
          }}
          found={found}
          isMain={!isChosen}
        />
        {current ? (
          <OpenMessage
            key={current.id}
            summary={current}
            next={next}
            isGoingOut={isGoingOut}
            isExplained={isMailStuck}
            isMain={isChosen}
            onAll={showAll}
          />
        ) : (
          isChosen && !isLeft && <GoneMessage id={id} onAll={showAll} />
        )}
      </div>
    </>
  );
}

/** Returns the messages that have some words, the newest first; undefined while nothing is sought. */
function useFound(typed: string, messages: readonly MessageSummary[]): readonly MessageSummary[] | undefined {
  const words = useDeferredValue(typed.trim());
  const ids = useQuery(foundQuery(words)).data?.ids;
  if (words === "" || !ids) return undefined;
  return messages.filter(({ id }) => ids.includes(id)).toSorted((a, b) => b.receivedAt - a.receivedAt);
}

function NoMessages({ mailbox }: { readonly mailbox: Mailbox }) {
  const { url } = useUnpublished();
  const isThere = !useLiveCheck().check?.isNotPublishedYet;
  return (
    <div className={ui.stack}>
      <MailNote mailbox={mailbox} />
      {mailbox.areElsewhere && <NotHere />}
      {!mailbox.unreachable && !mailbox.areElsewhere && (
        <p>
          There are no messages here.{" "}
          {url && isThere && (
            <a href={String(new URL("/contact", url))} target="_blank" rel="noreferrer">
              Try the contact page.
            </a>
          )}
        </p>
      )}
      <TellDevice />
    </div>
  );
}

type ListProps = {
  readonly messages: readonly MessageSummary[];
  /** The message that is open. */
  readonly current: string | undefined;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** The words that are sought, and the messages that have them. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly found: readonly MessageSummary[] | undefined;
  /** Whether it is the screen's main heading: an open message has its own. */
  readonly isMain: boolean;
};

/** The messages of a filter, and the open one even if it doesn't match any more; or those with some words, and no others. Of another filter, it is none. */
function MessageList({ messages, current, filter, onFilter, typed, onType, found, isMain }: ListProps) {
  const isFinding = found !== undefined;
  const sorted = found ?? sortMessages(messages, filter);
  const [left, setLeft] = useState<string>();
  const open = messages.find(({ id }) => id === current && id !== left);
  const choose = (next: Filter) => {
    if (next !== filter) setLeft(current);
    onFilter(next);
  };
  const shown = open && !isFinding && !sorted.includes(open) ? [open, ...sorted] : sorted;
  const Heading = isMain ? "h1" : "h2";
  return (
    <section className={styles.list} aria-label="Messages">
      <div className={styles.head}>
        <Heading className={styles.title} tabIndex={isMain ? -1 : undefined}>
          Messages
        </Heading>
        <Find typed={typed} onType={onType} found={found?.length} />
        {!isFinding && <Filters messages={messages} filter={filter} onFilter={choose} />}
      </div>
      {shown.map((message) => (
        <Row
          key={message.id}
          message={message}
          isCurrent={message.id === current}
          isKept={!sorted.includes(message)}
        />
      ))}
      {shown.length === 0 && !isFinding && <p className={ui.soft}>{nothing[filter]}</p>}
      <TellDevice />
    </section>
  );
}

type FindProps = {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** How many messages have the words; undefined while nothing is sought. */
  readonly found: number | undefined;
};

function Find({ typed, onType, found }: FindProps) {
  return (
    <>
      <Field label="Find in messages and answers">
        {(input) => (
          <input
            {...input}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <p role="status" className={classNames(ui.small, ui.soft)}>
        {found !== undefined &&
          (found === 0
            ? "No message or answer has that in it."
            : `${counted(found, "message has", "messages have")} that in it, or in your answer.`)}
      </p>
    </>
  );
}

const nothing: Readonly<Record<Filter, string>> = {
  waiting: "Nobody is waiting for an answer.",
  all: "There are no messages.",
  "to check": "There’s nothing to check.",
};

function Filters({
  messages,
  filter: current,
  onFilter,
}: Pick<ListProps, "messages" | "filter" | "onFilter">) {
  const toCheck = messages.filter(isToCheck).length;
  const labels: readonly (readonly [Filter, string, number])[] = [
    ["waiting", "No answer yet", messages.filter(isWaiting).length],
    ["all", "All", messages.length - toCheck],
    ["to check", "To check", toCheck],
  ];
  return (
    <fieldset className={ui.segments}>
      <legend className={ui.visuallyHidden}>Which messages</legend>
      {labels.map(([filter, label, number]) => (
        <button key={filter} type="button" aria-pressed={filter === current} onClick={() => onFilter(filter)}>
          {label} {number}
        </button>
      ))}
    </fieldset>
  );
}

type RowProps = {
  readonly message: MessageSummary;
  readonly isCurrent: boolean;
  /** Whether the filter doesn't have it. */
  readonly isKept: boolean;
};

function Row({ message, isCurrent, isKept }: RowProps) {
  const words = rowWords(message, useNow(), usePromisedHours(), isKept);
  return (
    <Link
      to={`/messages/${message.id}`}
      className={isAnswered(message) ? styles.read : undefined}
      aria-current={isCurrent ? "true" : undefined}
    >
      <span className={styles.who}>
        <b>{message.name}</b>
        <When time={message.receivedAt} />
      </span>
      <span className={styles.start}>
        {message.interest}: {message.start}
      </span>
      <State kind={words.kind}>{words.text}</State>
    </Link>
  );
}
