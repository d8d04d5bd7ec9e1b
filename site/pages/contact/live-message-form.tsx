import { QueryClientProvider } from "@tanstack/react-query";
import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { form as formWords } from "#content/common";
import { sentCard as cardWords, sendStatus as words } from "#content/pages/contact";
import { timeZone } from "#content/schedule";
import { formatInstant } from "../../../domain/format-date.ts";
import {
  type Draft,
  type FieldErrors,
  fieldMessages,
  firstInvalid,
  noticeFor,
  notices,
  type TextFieldName,
  textFields,
  tooManyNotice,
  validate,
} from "../../../domain/message.ts";
import { suggestAddress } from "../../../domain/suggest-address.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { useSuggestedAddress } from "../../components/suggested-address/use-suggested-address.tsx";
import { useLive } from "../../islands/use-live.ts";
import { dismissNotices, notify, notifyProblem } from "../../notices/notify.ts";
import { Button } from "../../ui/button/button.tsx";
import { MessageForm } from "./message-form.tsx";
import { messageOnPage } from "./message-on-page.ts";
import { idempotencyKeyFor, queryClient, SendError, useSendMessage } from "./send-message.ts";
import { SentCard } from "./sent-card.tsx";
import { clearStoredDraft, readStoredDraft, storeDraft } from "./stored-draft.ts";

/** What the message begins with, and what it is about. */
type MessageStart = { readonly message?: string | undefined; readonly interest?: string | undefined };

/** The island of the contact page: the native form, with validation in place, retries and a stored draft. */
export function LiveMessageForm(start: MessageStart) {
  return (
    <QueryClientProvider client={queryClient}>
      <EnhancedForm {...start} />
    </QueryClientProvider>
  );
}

/** Returns what the visitor has typed, and where: what the page begins a message with isn't the visitor's. */
function typedIn(form: HTMLFormElement, { message: begun = "", interest }: MessageStart) {
  const draft = readDraft(form);
  const stored = readStoredDraft();
  const page = location.pathname;
  const isAsBegun =
    draft.message === messageOnPage(page, begun, stored) &&
    (interest === undefined || draft.interest === interest);
  if (!isAsBegun || stored?.page === page) return { draft, page };
  const { message = "", interest: about = draft.interest } = stored?.draft ?? {};
  return { draft: { ...draft, message, ...(begun && { interest: about }) }, page: stored?.page };
}

function EnhancedForm({ message, interest }: MessageStart) {
  const form = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const lastAttempt = useRef<{ key: string; draft: Draft }>(undefined);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** A message was sent without success, since the page loaded or before a reload. */
  const [isUnsent, setIsUnsent] = useState(false);
  const [sent, setSent] = useState<{ readonly draft: Draft; readonly at: string }>();
  const suggestion = useSuggestedAddress("email");
  const meant = sent && suggestAddress(sent.draft.email);
  const isLive = useLive(form);
  const sending = useSendMessage({ onSuccess: succeed, onError: fail });
  const isBackOnline = useBackOnline(isUnsent);

  // Fields are uncontrolled: what was typed before hydration stays, and a stored draft only fills empty fields.
  useEffect(() => {
    const stored = readStoredDraft();
    if (!form.current) return;
    if (stored) {
      fillEmptyFields(form.current, stored.draft);
      if (stored.idempotencyKey) {
        lastAttempt.current = { key: stored.idempotencyKey, draft: stored.draft };
        setIsUnsent(true);
      }
    }
    const typed = typedIn(form.current, { message, interest });
    if (textFields.some((name) => typed.draft[name] !== (stored?.draft[name] ?? ""))) storeDraft(typed);
  }, [message, interest]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const draft = readDraft(element);
    const found = validate(draft);
    const first = firstInvalid(found);
    setErrors(found);
    if (first) {
      notifyProblem(noticeFor(draft, found));
      showFirst(fieldOf(element, first));
      return;
    }

    const idempotencyKey = idempotencyKeyFor(draft, lastAttempt.current);
    lastAttempt.current = { key: idempotencyKey, draft };
    storeDraft({ draft, idempotencyKey, page: location.pathname });
    dismissNotices();
    sending.mutate({
      ...draft,
      idempotencyKey,
      website: fieldOf(element, "website")?.value ?? "",
    });
  }

  function succeed() {
    const draft = lastAttempt.current?.draft;
    setSent(draft && { draft, at: formatInstant(Date.now(), timeZone) });
    form.current?.reset();
    clearStoredDraft();
    lastAttempt.current = undefined;
    setIsUnsent(false);
    notify(notices.sent);
  }

  /** Brings back the message that was sent, to be sent from another address: the one that was probably meant. */
  function changeAddress() {
    if (!sent || !form.current) return;
    const draft = { ...sent.draft, email: meant ?? sent.draft.email };
    fillFields(form.current, draft);
    storeDraft({ draft, page: location.pathname });
    leaveCard("email");
  }

  function leaveCard(field: TextFieldName) {
    // “Message sent” would stand over what isn’t sent yet.
    dismissNotices();
    // The form is hidden as long as the card stands before it.
    flushSync(() => setSent(undefined));
    if (form.current) showFirst(fieldOf(form.current, field));
  }

  function fail(error: Error) {
    console.error("The message was not sent:", error);
    setErrors(fieldErrorsOf(error));
    setIsUnsent(true);
    notifyProblem(tooManyOf(error) ?? notices.failed);
  }

  // The button lost the focus when it was disabled.
  const { isError, error } = sending;
  useEffect(() => {
    if (!isError) return;
    const first = firstInvalid(fieldErrorsOf(error));
    const field = first && form.current && fieldOf(form.current, first);
    if (field) showFirst(field);
    else {
      sendButton.current?.focus();
      sendButton.current?.scrollIntoView({ block: "center" });
    }
  }, [isError, error]);

  function handleInput(event: InputEvent<HTMLFormElement>) {
    suggestion.listeners.onInput(event);
    const draft = readDraft(event.currentTarget);
    storeDraft(typedIn(event.currentTarget, { message, interest }));
    // An error disappears as soon as its field is valid. New ones only appear on sending, except what a paste is too long by.
    const { name } = event.target as HTMLInputElement;
    const found = validate(draft);
    const isTooLong = name === "message" && found.message === fieldMessages.message.tooLong;
    const holds = ([field]: readonly [string, ...unknown[]]) => field !== name || field in found;
    // What is wrong still stands at its field; on a phone, the notice would stand over the next one, or over the button.
    if (!Object.entries(errors).every(holds)) dismissNotices();
    setErrors((shown) => ({
      ...Object.fromEntries(Object.entries(shown).filter(holds)),
      ...(isTooLong && { message: found.message }),
    }));
  }

  return (
    <>
      {sent && (
        <SentCard
          sentAt={sent.at}
          address={sent.draft.email}
          question={
            meant && (
              <Prose
                of={formWords.didYouMean}
                slots={{ "form.suggestedAddress": <strong>{meant}</strong> }}
              />
            )
          }
          change={
            <button type="button" className="link" onClick={changeAddress}>
              {cardWords.change}
            </button>
          }
          onWriteAnother={() => leaveCard("name")}
        />
      )}
      <MessageForm
        ref={form}
        values={{ ...(message !== undefined && { message }), ...(interest !== undefined && { interest }) }}
        sendButton={sendButton}
        noValidate={isLive}
        sending={sending.isPending}
        aria-busy={sending.isPending}
        errors={errors}
        question={suggestion.question}
        {...suggestion.listeners}
        onSubmit={submit}
        onInput={handleInput}
        status={
          <SendStatus
            state={sending.isPending ? "sending" : sending.isError ? "failed" : isUnsent ? "unsent" : "idle"}
            hasNoAnswerYet={sending.hasNoAnswerYet}
            wait={sending.error ? tooManyOf(sending.error)?.text : undefined}
            isBackOnline={isBackOnline}
            onSendNow={() => form.current?.requestSubmit()}
          />
        }
      />
    </>
  );
}

/** Focuses an invalid field at the top of the screen: the notice at its foot then covers none. */
function showFirst(field: Element | null): void {
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  field.closest("form > * > *")?.scrollIntoView();
}

/** Returns the errors that the server found in the fields. */
const fieldErrorsOf = (error: Error): FieldErrors => (error instanceof SendError ? error.fieldErrors : {});

/** Returns what to say if this connection has sent too many messages, and when to try again. */
const tooManyOf = (error: Error) =>
  error instanceof SendError && error.status === 429 && error.retryAfter !== undefined
    ? tooManyNotice(error.retryAfter / 1000)
    : undefined;

/** Returns whether the connection has come back since a message could not be sent. */
function useBackOnline(isUnsent: boolean): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    setIsBack(false);
    if (!isUnsent) return;
    const handleOnline = () => {
      setIsBack(true);
      dismissNotices();
    };
    const handleOffline = () => setIsBack(false);
    addEventListener("online", handleOnline);
    addEventListener("offline", handleOffline);
    return () => {
      removeEventListener("online", handleOnline);
      removeEventListener("offline", handleOffline);
    };
  }, [isUnsent]);
  return isBack;
}

type SendStatusProps = {
  /** `unsent`: a message that could not be sent before a reload. */
  readonly state: "idle" | "sending" | "failed" | "unsent";
  /** An attempt has failed, or takes long. */
  readonly hasNoAnswerYet: boolean;
  /** Why the message has to wait, and until when. */
  readonly wait: string | undefined;
  readonly isBackOnline: boolean;
  readonly onSendNow: () => void;
};

/** The status beside the button: retrying, failed, or back online. */
function SendStatus({ state, hasNoAnswerYet, wait, isBackOnline, onSendNow }: SendStatusProps) {
  if (state === "idle") return null;
  if (state === "sending") {
    return hasNoAnswerYet ? (
      <span key="retrying">{words.retrying}</span>
    ) : (
      <span key="on its way" className="visually-hidden">
        {words.onItsWay}
      </span>
    );
  }
  if (isBackOnline) {
    return (
      <Button size="small" tone="quiet" onClick={onSendNow}>
        {words.backOnline}
      </Button>
    );
  }
  if (wait !== undefined) return <span key="wait">{wait}</span>;
  return (
    <span key={state}>
      {state === "failed" ? words.failed : words.unsent} <Prose of={words.stillHere} />
    </span>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns a field of the form by its name. */
const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Field | null;

/** Reads the form's fields. */
function readDraft(form: HTMLFormElement): Draft {
  const text = (name: string) => fieldOf(form, name)?.value ?? "";
  return { name: text("name"), email: text("email"), interest: text("interest"), message: text("message") };
}

/** Copies a draft into all fields, also where a message that is begun stands. */
function fillFields(form: HTMLFormElement, draft: Draft): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = fieldOf(form, name);
    if (field) field.value = value;
  }
}

/** Copies a draft into the empty fields; the interest only if nothing at all has been typed. */
function fillEmptyFields(form: HTMLFormElement, draft: Draft): void {
  const isUntouched = textFields.every((name) => fieldOf(form, name)?.value === "");
  for (const name of textFields) {
    const field = fieldOf(form, name);
    if (field && field.value === "") field.value = draft[name];
  }
  const interest = fieldOf(form, "interest");
  if (interest && isUntouched && draft.interest) interest.value = draft.interest;
}
