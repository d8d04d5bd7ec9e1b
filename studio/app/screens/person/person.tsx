import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { classNames } from "../../../../site/ui/class-names.ts";
import { personQuery, useForget } from "../../api/people.ts";
import { Screen } from "../../shell/screen.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Loading, Wrong } from "../../ui/notes.tsx";
import { saveAsFile } from "../../ui/save-as-file.ts";
import ui from "../../ui/ui.module.css";
import { neverSent } from "../messages/words.ts";
import styles from "./person.module.css";

/** Everything that the site has stored of one person: to give to them, or to forget. */
export function Component() {
  const [search] = useSearchParams();
  const email = search.get("email") ?? "";
  const { data, error } = useQuery(personQuery(email));
  return (
    <Screen
      title="All about this person"
      where={<Back />}
      heading={email}
      lead="Everything that your site has stored of this address: messages, your answers, the newsletter."
    >
      {data ? (
        <div className={ui.stack}>
          <section aria-label="What is stored" className={classNames(ui.sheet, ui.padded)}>
            <pre className={styles.text}>{data.text}</pre>
          </section>
          {!data.isUnknown && (
            <div className={ui.row}>
              <Button
                onClick={() =>
                  saveAsFile(new Blob([data.text], { type: "text/plain" }), `about-${email}.txt`)
                }
              >
                Save as a file
              </Button>
              <Forget email={email} {...data} />
            </div>
          )}
          <p className={classNames(ui.small, ui.soft)}>
            Not in it, since only you have that: emails in your own mailbox, bookings, and kind words on your
            pages, which you take off under <Link to="/kind-words">Kind words</Link>.
          </p>
        </div>
      ) : error ? (
        <div className={ui.stack}>
          <Wrong error={error} />
        </div>
      ) : (
        <Loading label="Looking for what is stored" lines={8} />
      )}
    </Screen>
  );
}

/** To the message or the list of readers that led here. */
function Back() {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The address was opened by itself.
  if (key === "default") return <Link to="/messages">Messages</Link>;
  return (
    <Button variant="link" onClick={() => navigate(-1)}>
      Back
    </Button>
  );
}

type ForgetProps = {
  readonly email: string;
  readonly messages: number;
  readonly unsent: number;
  readonly isOnList: boolean;
};

function Forget({ email, messages, unsent, isOnList }: ForgetProps) {
  const [isAsked, setAsked] = useState(false);
  const [never, setNever] = useState(false);
  const forget = useForget(email);
  const parts = [
    ...(messages > 0
      ? [messages === 1 ? "one message, answers included" : `${messages} messages, answers included`]
      : []),
    ...(isOnList ? ["the place on the newsletter’s list"] : []),
  ];
  return (
    <>
      <Button variant="link" onClick={() => setAsked(true)}>
        Forget this person
      </Button>
      <Dialog isOpen={isAsked} title={`Forget ${email}?`} onClose={() => setAsked(false)}>
        <p>
          {parts.length > 0
            ? `Deleted for good: ${parts.join(", and ")}.`
            : "Everything here is deleted for good."}{" "}
          {neverSent(unsent)} If an older copy is ever restored, they stay forgotten. The copies themselves
          still have them until they’re deleted in their turn.
        </p>
        <label className={ui.row}>
          <input type="checkbox" checked={never} onChange={({ target }) => setNever(target.checked)} />
          Never email this address again
        </label>
        <Wrong error={forget.error} />
        <div className={ui.row}>
          <Button
            isBusy={forget.isPending}
            onClick={() => forget.mutate(never, { onSuccess: () => setAsked(false) })}
          >
            Forget them
          </Button>
          <Button variant="link" onClick={() => setAsked(false)}>
            Keep it all
          </Button>
        </div>
      </Dialog>
    </>
  );
}
