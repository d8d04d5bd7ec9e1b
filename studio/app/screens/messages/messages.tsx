import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { useLiveLook } from "../../api/publication.ts";
import { Screen } from "../../shell/screen.tsx";
import { useUnpublished } from "../../shell/use-unpublished.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Details, ExactWords } from "../../ui/details.tsx";
import { Loading } from "../../ui/loading.tsx";
import { useIsWide } from "../../ui/use-media.ts";
import { MailNote, MailStatus } from "./mail-note.tsx";
import { MessageList, OlderButton } from "./message-list.tsx";
import "./messages.css";
import { OpenMessage } from "./open-message.tsx";
import {
  detailOf,
  type Filter,
  insertionsQuery,
  type Mailbox,
  messagesQuery,
  sortMessages,
} from "./queries.ts";

/** Used until the content is read. */
const usualPromise = 24;

/** The messages: the list, and one of them open. */
export function Component() {
  const { data: mailbox, error } = useQuery(messagesQuery);
  const { id } = useParams();
  const open = mailbox?.messages.find((message) => message.id === id);
  const status = <MailStatus mailbox={mailbox} />;
  if (mailbox && mailbox.messages.length > 0) {
    return (
      <Screen title={open?.name ?? "Messages"} where="People" status={status} isBare>
        <Messages mailbox={mailbox} />
      </Screen>
    );
  }
  return (
    <Screen title="Messages" where="People" status={status}>
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
  const promisedHours = useQuery(insertionsQuery).data?.promisedHours ?? usualPromise;
  const { messages, hasOlder, mail, isGoingOut } = mailbox;
  const isDown = useLiveLook().look?.reading.error !== undefined;
  const isMailStuck = isDown || mail.kind === "failing" || mail.kind === "idle";
  // The first of the list is open beside it, and stays when it is answered.
  const [first] = useState(() => (sortMessages(messages, filter)[0] ?? messages[0])?.id);
  const isWide = useIsWide();
  const current = messages.find((message) => message.id === (id ?? (isWide ? first : undefined)));
  const isChosen = id !== undefined;
  const showAll = () => setFilter("all");
  return (
    <>
      {(mailbox.unreachable || isMailStuck) && (
        <div className="mail-note">
          <MailNote mailbox={mailbox} />
        </div>
      )}
      <div className={isChosen ? "mail detail" : "mail"}>
        <MessageList
          messages={messages}
          hasOlder={hasOlder}
          current={current?.id}
          filter={filter}
          onFilter={setFilter}
          promisedHours={promisedHours}
          isMain={!isChosen}
        />
        {current ? (
          <OpenMessage
            key={current.id}
            summary={current}
            isGoingOut={isGoingOut}
            isExplained={isMailStuck}
            promisedHours={promisedHours}
            isMain={isChosen}
            onAll={showAll}
          />
        ) : (
          isChosen && <GoneMessage hasOlder={hasOlder.held || hasOlder.others} onAll={showAll} />
        )}
      </div>
    </>
  );
}

type GoneProps = { readonly hasOlder: boolean; readonly onAll: () => void };

const GoneMessage = ({ hasOlder, onAll }: GoneProps) => (
  <article className="mail-open">
    <h1 className="title" tabIndex={-1}>
      {hasOlder ? "This message isn’t among the newest" : "This message isn’t there any more"}
    </h1>
    <p>
      {hasOlder
        ? "It’s among the older ones, or it was deleted."
        : "It was deleted: by you, or by itself after the time that the privacy page names."}
    </p>
    <p>
      {hasOlder && <OlderButton />}{" "}
      <ButtonLink to="/messages" onClick={onAll}>
        All messages
      </ButtonLink>
    </p>
  </article>
);

function NoMessages({ mailbox }: { readonly mailbox: Mailbox }) {
  const { url } = useUnpublished();
  return (
    <div className="stack">
      <MailNote mailbox={mailbox} />
      {mailbox.areElsewhere && <NotHere />}
      {!mailbox.unreachable && !mailbox.areElsewhere && (
        <p>
          Nobody has written yet.{" "}
          {url && (
            <a href={String(new URL("/contact", url))} target="_blank" rel="noreferrer">
              Try it from the contact page.
            </a>
          )}
        </p>
      )}
    </div>
  );
}

/** On a second computer, or before the site's first start. */
const NotHere = () => (
  <>
    <h2>No messages or readers are on this computer</h2>
    <p>
      Nothing that people sent to your site is stored here. If it runs on a server or another computer, it’s
      there: a copy of your site has its words and pictures only. Before the site’s first start, there is
      nothing yet.
    </p>
    <p>Whoever helps you can bring messages and readers here.</p>
    <Details summary="How to bring them, for whoever helps">
      <p>
        If the site runs on a server, name it in <code>data/studio/host.json</code>. Otherwise, on the
        computer where it ran:
      </p>
      <pre>npm run messages -- backup FILE</pre>
      <p>Bring that file to this computer, and here:</p>
      <pre>npm run restore -- FILE --yes</pre>
      <p>
        Both are explained in <code>docs/operating.md</code>.
      </p>
    </Details>
  </>
);
