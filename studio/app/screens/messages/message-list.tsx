import { Link } from "react-router";
import type { MessageSummary } from "../../../mailroom/describe-message.ts";
import type { HasOlder } from "../../../mailroom/mailroom.ts";
import { Button } from "../../ui/button.tsx";
import { State } from "../../ui/state.tsx";
import { useNow } from "../../ui/use-now.ts";
import { When } from "../../ui/when.tsx";
import { type Filter, isAnswered, isHeld, isWaiting, sortMessages, useReadOlder } from "./queries.ts";
import { rowWords } from "./words.ts";

type ListProps = {
  readonly messages: readonly MessageSummary[];
  readonly hasOlder: HasOlder;
  /** The message that is open. */
  readonly current: string | undefined;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly promisedHours: number;
  /** Whether it is the screen's main heading: an open message has its own. */
  readonly isMain: boolean;
};

/** The messages of a filter, and the open one even if it doesn't match any more. */
export function MessageList({
  messages,
  hasOlder,
  current,
  filter,
  onFilter,
  promisedHours,
  isMain,
}: ListProps) {
  const sorted = sortMessages(messages, filter);
  const open = messages.find(({ id }) => id === current);
  const shown = open && !sorted.includes(open) ? [open, ...sorted] : sorted;
  const isPart = filter === "held" ? hasOlder.held : hasOlder.others;
  const Heading = isMain ? "h1" : "h2";
  return (
    <section className="mail-list" aria-label="Messages">
      <div className="head">
        <Heading className="title" tabIndex={isMain ? -1 : undefined}>
          Messages
        </Heading>
        <Filters messages={messages} hasOlder={hasOlder} filter={filter} onFilter={onFilter} />
      </div>
      {shown.map((message) => (
        <Row
          key={message.id}
          message={message}
          isCurrent={message.id === current}
          promisedHours={promisedHours}
        />
      ))}
      {shown.length === 0 && <p className="none soft">{isPart ? nothingYet : nothing[filter]}</p>}
      {isPart && (
        <p className="none">
          <OlderButton />
        </p>
      )}
    </section>
  );
}

const nothingYet = "None among the newest messages.";

const nothing: Readonly<Record<Filter, string>> = {
  waiting: "Nobody is waiting for an answer.",
  all: "There are no messages.",
  held: "Nothing is held back.",
};

function Filters({
  messages,
  hasOlder,
  filter: current,
  onFilter,
}: Pick<ListProps, "messages" | "hasOlder" | "filter" | "onFilter">) {
  const held = messages.filter(isHeld).length;
  const labels: readonly (readonly [Filter, string, number, boolean])[] = [
    ["waiting", "Waiting", messages.filter(isWaiting).length, hasOlder.others],
    ["all", "All", messages.length - held, hasOlder.others],
    ["held", "Held back", held, hasOlder.held],
  ];
  return (
    <fieldset className="seg">
      <legend className="vh">Which messages</legend>
      {labels.map(([filter, label, number, isPart]) => (
        <button key={filter} type="button" aria-pressed={filter === current} onClick={() => onFilter(filter)}>
          {label} {number}
          {isPart && "+"}
        </button>
      ))}
    </fieldset>
  );
}

type RowProps = Pick<ListProps, "promisedHours"> & {
  readonly message: MessageSummary;
  readonly isCurrent: boolean;
};

function Row({ message, isCurrent, promisedHours }: RowProps) {
  const words = rowWords(message, useNow(), promisedHours);
  return (
    <Link
      to={`/messages/${message.id}`}
      className={isAnswered(message) ? "read" : undefined}
      aria-current={isCurrent ? "true" : undefined}
    >
      <span className="who">
        <b>{message.name}</b>
        <When time={message.receivedAt} />
      </span>
      <span className="first">
        {message.interest}: {message.start}
      </span>
      <State kind={words.kind}>{words.text}</State>
    </Link>
  );
}

/** Reads older messages. */
export function OlderButton() {
  const readOlder = useReadOlder();
  return (
    <Button isBusy={readOlder.isPending} onClick={() => readOlder.mutate()}>
      Show older messages
    </Button>
  );
}
