import { QueryClientProvider } from "@tanstack/react-query";
import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { notices } from "../../../content/contact-form.ts";
import { dismissProblem, notify, notifyProblem } from "../../notices/notify.ts";
import { draftIn, fieldOf, fillGaps } from "./form-fields.ts";
import { forgetDraft, keepDraft, readDraft } from "./kept-draft.ts";
import { MessageForm } from "./message-form.tsx";
import { SendError } from "./send-message.ts";
import { SendStatus } from "./send-status.tsx";
import { SentCard } from "./sent-card.tsx";
import {
  type Draft,
  type Faults,
  findFaults,
  firstFaulty,
  noticeFor,
  submissionIdFor,
  textFields,
} from "./submission.ts";
import { useBackOnline } from "./use-back-online.ts";
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
  const startedBefore = useRef(false);
  const [running, setRunning] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  /** A message was tried and has not gone: in this visit to the page, or before a reload. */
  const [unsent, setUnsent] = useState(false);
  const [sent, setSent] = useState(false);
  const sending = useSendMessage({ onSuccess: succeed, onError: fail });
  const backOnline = useBackOnline(unsent);

  // Fields are not controlled: what was typed before this ran stays, is kept from now on, and a kept draft only fills
  // gaps.
  useEffect(() => {
    setRunning(true);
    const kept = readDraft();
    if (!form.current) return;
    if (kept) {
      fillGaps(form.current, kept.draft);
      startedBefore.current = true;
      if (kept.submissionId) {
        previous.current = { id: kept.submissionId, draft: kept.draft };
        setUnsent(true);
      }
    }
    const draft = draftIn(form.current);
    if (textFields.some((name) => draft[name] !== (kept?.draft[name] ?? ""))) keepDraft({ draft });
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const draft = draftIn(element);
    const found = findFaults(draft);
    const first = firstFaulty(found);
    setFaults(found);
    if (first) {
      notifyProblem(noticeFor(draft, found));
      fieldOf(element, first)?.focus();
      return;
    }

    const submissionId = submissionIdFor(draft, previous.current);
    previous.current = { id: submissionId, draft };
    keepDraft({ draft, submissionId });
    dismissProblem();
    sending.mutate({
      ...draft,
      submissionId,
      website: fieldOf(element, "website")?.value ?? "",
      // Whoever sends what they wrote before a reload may well be quick about it.
      elapsedMs: startedBefore.current ? undefined : Math.round(performance.now()),
    });
  }

  function succeed() {
    form.current?.reset();
    forgetDraft();
    previous.current = undefined;
    setUnsent(false);
    setSent(true);
    notify(notices.sent);
  }

  function fail(error: Error) {
    console.error("The message was not sent:", error);
    setFaults(faultsOf(error));
    setUnsent(true);
    notifyProblem(notices.failed);
  }

  // The button had the focus until it was disabled.
  const { isError, error } = sending;
  useEffect(() => {
    if (!isError) return;
    const first = firstFaulty(faultsOf(error));
    const field = first && form.current && fieldOf(form.current, first);
    (field ?? sendButton.current)?.focus();
  }, [isError, error]);

  function keep(event: InputEvent<HTMLFormElement>) {
    const draft = draftIn(event.currentTarget);
    keepDraft({ draft });
    // A fault is taken back as soon as its field is mended; new ones are only found on sending.
    const { name } = event.target as HTMLInputElement;
    const stillFaulty = findFaults(draft);
    setFaults((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([field]) => field !== name || field in stillFaulty)),
    );
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
        onInput={keep}
        status={
          <SendStatus
            state={sending.isPending ? "sending" : sending.isError ? "failed" : unsent ? "unsent" : "idle"}
            tries={sending.failureCount}
            backOnline={backOnline}
            onSendNow={() => form.current?.requestSubmit()}
          />
        }
      />
    </>
  );
}

/** What the server found wrong with the fields. */
const faultsOf = (error: Error): Faults => (error instanceof SendError ? error.faults : {});
