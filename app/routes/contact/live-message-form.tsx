import { QueryClientProvider } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { notices } from "../../../content/contact-form.ts";
import { dismissProblem, notify, notifyProblem } from "../../frame/notify.ts";
import { forgetDraft, keepDraft, readDraft } from "./kept-draft.ts";
import { MessageForm } from "./message-form.tsx";
import { SendError } from "./send-message.ts";
import { SentCard } from "./sent-card.tsx";
import { type Draft, type Faults, findFaults, isMissingSomething, submissionIdFor } from "./submission.ts";
import { queryClient, useSendMessage } from "./use-send-message.ts";

/** The form of the contact page, with what script adds to it. */
export function LiveMessageForm() {
  return (
    <QueryClientProvider client={queryClient}>
      <EnhancedForm />
    </QueryClientProvider>
  );
}

function EnhancedForm() {
  const form = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const previous = useRef<{ id: string; draft: Draft }>(undefined);
  const [faults, setFaults] = useState<Faults>({});
  const [sent, setSent] = useState(false);
  const [running, setRunning] = useState(false);
  const sending = useSendMessage();
  const backOnline = useBackOnline(sending.isError);

  // Fields are not controlled: what was typed before this ran stays, and a kept draft only fills gaps.
  useEffect(() => {
    setRunning(true);
    const kept = readDraft();
    if (!kept || !form.current) return;
    fillGaps(form.current, kept.draft);
    if (kept.submissionId) previous.current = { id: kept.submissionId, draft: kept.draft };
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const draft = draftOf(element);
    const found = findFaults(draft);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) {
      const text = isMissingSomething(draft)
        ? notices.missing
        : { title: notices.missing.title, text: Object.values(found)[0] ?? "" };
      notifyProblem(text);
      element.querySelector<HTMLElement>(`#${first}`)?.focus();
      return;
    }

    const submissionId = submissionIdFor(draft, previous.current);
    previous.current = { id: submissionId, draft };
    keepDraft({ draft, submissionId });
    dismissProblem();
    const website = String(new FormData(element).get("website") ?? "");
    const outgoing = { ...draft, submissionId, website, elapsedMs: Math.round(performance.now()) };
    sending.mutate(outgoing, { onSuccess: succeed, onError: fail });
  }

  function succeed() {
    form.current?.reset();
    forgetDraft();
    previous.current = undefined;
    setSent(true);
    notify(notices.sent);
  }

  function fail(error: Error) {
    console.error("The message was not sent:", error);
    const found = error instanceof SendError ? error.faults : {};
    setFaults(found);
    notifyProblem(notices.failed);
    // The button had the focus until it was disabled.
    requestAnimationFrame(() => {
      const [first] = Object.keys(found);
      (first ? form.current?.querySelector<HTMLElement>(`#${first}`) : sendButton.current)?.focus();
    });
  }

  return (
    <>
      <SentCard shown={sent} onWriteAnother={() => setSent(false)} />
      <MessageForm
        ref={form}
        sendButton={sendButton}
        noValidate={running}
        sending={sending.isPending}
        aria-busy={sending.isPending}
        errors={faults}
        onSubmit={submit}
        onInput={(event) => keepDraft({ draft: draftOf(event.currentTarget) })}
        status={statusText(sending, backOnline)}
      />
    </>
  );
}

/** What is said beside the button: while a try is repeated, and when the connection has come back. */
function statusText(sending: ReturnType<typeof useSendMessage>, backOnline: boolean) {
  if (sending.isPending && sending.failureCount > 0) return "No answer yet. Still trying...";
  if (sending.isError && backOnline) return "You’re back online and your message is still here. Send it now?";
  if (sending.isError) return "Your message is still here. Nothing was lost.";
  return null;
}

/** Whether the connection has come back since a send failed. */
function useBackOnline(failed: boolean): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    setBack(false);
    if (!failed) return;
    const noticeBack = () => {
      setBack(true);
      dismissProblem();
    };
    addEventListener("online", noticeBack);
    return () => removeEventListener("online", noticeBack);
  }, [failed]);
  return back;
}

function draftOf(form: HTMLFormElement): Draft {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return { name: text("name"), email: text("email"), interest: text("interest"), message: text("message") };
}

/** Puts a kept draft into the fields that are empty; the choice, only where nothing at all was typed. */
function fillGaps(form: HTMLFormElement, draft: Draft) {
  const untouched = ["name", "email", "message"].every((name) => fieldOf(form, name)?.value === "");
  for (const name of ["name", "email", "message"] as const) {
    const field = fieldOf(form, name);
    if (field && field.value === "") field.value = draft[name];
  }
  const interest = fieldOf(form, "interest");
  if (interest && untouched && draft.interest) interest.value = draft.interest;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as TextControl | null;
