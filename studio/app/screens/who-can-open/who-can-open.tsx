import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { classNames } from "../../../../site/ui/class-names.ts";
import { nameDevice } from "../../../business/describe-browser.ts";
import { read } from "../../api/client.ts";
import { door, doorQuery, makePasskey, useDoorAction } from "../../api/door.ts";
import { useAction } from "../../api/query-client.ts";
import { Screen } from "../../shell/screen.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { countWords, upperFirst } from "../../ui/format.ts";
import { State } from "../../ui/marks.tsx";
import { Details, Loading, Note, Wrong } from "../../ui/notes.tsx";
import { RecoveryCodes } from "../../ui/recovery-codes.tsx";
import { When } from "../../ui/time.tsx";
import { attempt, showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./who-can-open.module.css";

/** The passkeys that open the studio, the recovery codes, and where it is open. */
export function Component() {
  const { data } = useQuery(doorQuery);
  return (
    <Screen
      title="Who can open the studio"
      where="The studio"
      lead="A passkey on your phone or computer opens it, with your finger, your face or the device’s code. There’s no password to lose."
    >
      <div className={classNames(ui.stack, ui.form)}>
        {!data && <Loading label="Fetching who can open the studio" lines={8} />}
        {data && (
          <>
            {data.waitingEmails > 0 && <WaitingEmails count={data.waitingEmails} />}
            <Passkeys passkeys={data.passkeys} hasKey={data.hasKey} />
            <Codes left={data.codesLeft} />
            <Sessions sessions={data.sessions} />
          </>
        )}
      </div>
    </Screen>
  );
}

type Door = Awaited<ReturnType<NonNullable<typeof doorQuery.queryFn>>>;

const WaitingEmails = ({ count }: { readonly count: number }) => (
  <Note
    title={`${upperFirst(countWords(count))} ${count === 1 ? "email to you waits" : "emails to you wait"}`}
  >
    <p>
      You get one at each new passkey, recovery code and new place, ten of a kind in an hour.{" "}
      {count === 1 ? "This one hasn’t" : "These haven’t"} gone yet; I try again every hour. “Ready to go
      live?” shows whether the site can send email at all.
    </p>
  </Note>
);

function Passkeys({ passkeys, hasKey }: Pick<Door, "passkeys" | "hasKey">) {
  const [removing, setRemoving] = useState<Door["passkeys"][number]>();
  return (
    <section className={ui.tightStack}>
      <h2 className={ui.listHeading}>Passkeys</h2>
      <ul className={ui.facts}>
        {passkeys.map((passkey) => (
          <Passkey
            key={passkey.id}
            passkey={passkey}
            isOnly={passkeys.length === 1}
            onRemove={() => setRemoving(passkey)}
          />
        ))}
      </ul>
      <AddHere />
      <AddElsewhere hasKey={hasKey} />
      {removing && <RemoveDialog passkey={removing} onClose={() => setRemoving(undefined)} />}
    </section>
  );
}

type PasskeyProps = {
  readonly passkey: Door["passkeys"][number];
  readonly isOnly: boolean;
  readonly onRemove: () => void;
};

function Passkey({ passkey: { id, name, usedAt, isOwn }, isOnly, onRemove }: PasskeyProps) {
  const [typed, setTyped] = useState(name);
  const renaming = useDoorAction((to: string) =>
    read(door.passkeys[":id"].$put({ param: { id }, json: { name: to } })),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!renaming.isPending && typed.trim() !== "") renaming.mutate(typed);
  };
  return (
    <li>
      <Details summary={name}>
        <form className={classNames(ui.tightStack, ui.unfolded)} onSubmit={submit}>
          <Field label="What you call it">
            {(input) => (
              <input
                {...input}
                required
                maxLength={60}
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          <p className={ui.row}>
            <Button type="submit" isBusy={renaming.isPending}>
              Keep this name
            </Button>
            {!isOnly && (
              <Button variant="link" onClick={onRemove}>
                Take it off<span className={ui.visuallyHidden}>: {name}</span>
              </Button>
            )}
            <span role="status" className={ui.small}>
              {renaming.isSuccess && typed.trim() === name && "Kept."}
            </span>
          </p>
          <Wrong error={renaming.error} />
          {isOnly && <p className={ui.hint}>It’s the only one: to take it off, add another one first.</p>}
        </form>
      </Details>
      <span className={classNames(ui.small, ui.soft)}>
        {isOwn && <State kind="fine">This window’s</State>} Last used: <When time={usedAt} />
      </span>
    </li>
  );
}

type RemoveDialogProps = { readonly passkey: Door["passkeys"][number]; readonly onClose: () => void };

function RemoveDialog({ passkey: { id, name, isOwn }, onClose }: RemoveDialogProps) {
  const removing = useDoorAction(() => read(door.passkeys[":id"].$delete({ param: { id } })));
  const remove = () =>
    removing.mutate(undefined, {
      onSuccess: () => {
        showToast(`“${name}” no longer opens the studio.`);
        onClose();
      },
    });
  return (
    <Dialog isOpen title={<span className={ui.anywhere}>Take off “{name}”</span>} onClose={onClose}>
      <p>
        It no longer opens the studio, and windows that it opened, or in which it was made, are signed out at
        once{isOwn ? ", this one too" : ""}. Your phone or computer may go on offering it until you delete it
        there.
      </p>
      <Wrong error={removing.error} />
      <p className={ui.row}>
        <Button variant="gold" isBusy={removing.isPending} onClick={remove}>
          {removing.isPending ? "Taking it off…" : "Take it off"}
        </Button>
        <Button onClick={onClose}>Leave it on</Button>
      </p>
    </Dialog>
  );
}

function AddHere() {
  const adding = useDoorAction(async () => {
    const name = nameDevice(navigator.userAgent);
    return { name, recoveryCodes: await makePasskey(name) };
  });
  const add = () =>
    adding.mutate(undefined, {
      onSuccess: ({ name }) => showToast(`This device opens the studio now, as “${name}”.`),
    });
  return (
    <>
      <p className={ui.row}>
        <Button isBusy={adding.isPending} onClick={add}>
          {adding.isPending ? "Making a passkey…" : "Make a passkey on this device"}
        </Button>
      </p>
      <Wrong error={adding.error} />
      {adding.data?.recoveryCodes && (
        <Note title="Keep these recovery codes">
          <RecoveryCodes codes={adding.data.recoveryCodes} />
        </Note>
      )}
    </>
  );
}

/** A passkey on another device: by a passkey that is at hand, or by an address. */
function AddElsewhere({ hasKey }: Pick<Door, "hasKey">) {
  const making = useDoorAction(() => read(door.key.$post()));
  const address = making.data?.address;
  return (
    <Details summary="Add another device">
      <div className={classNames(ui.tightStack, ui.unfolded)}>
        <p>
          With this device beside it: open <b className={ui.anywhere}>{location.host}</b> there, press “Open
          with your passkey”, and choose to use this one. Then make a passkey there, on this screen.
        </p>
        <p>Or open an address there, which makes a passkey once, within ten minutes.</p>
        <p className={ui.row}>
          <Button isBusy={making.isPending} onClick={() => making.mutate()}>
            {making.isPending ? "Making it…" : "Make such an address"}
          </Button>
        </p>
        <Wrong error={making.error} />
        <div role="status" className={ui.tightStack}>
          {address && !hasKey && <p>The address that you made here has been used, or its time is over.</p>}
          {address && hasKey && (
            <>
              <p className={styles.address}>{address}</p>
              <p className={ui.row}>
                <Button
                  onClick={() =>
                    attempt(async () => {
                      await navigator.clipboard.writeText(address);
                      showToast("The address is copied.");
                    })
                  }
                >
                  Copy it
                </Button>
              </p>
              <p className={ui.hint}>
                Whoever opens it first can open your studio. Send it to nobody but yourself.
              </p>
            </>
          )}
        </div>
      </div>
    </Details>
  );
}

function Codes({ left }: { readonly left: number }) {
  const making = useDoorAction(() => read(door["recovery-codes"].$post()));
  const codes = making.data?.recoveryCodes;
  return (
    <section className={ui.tightStack}>
      <h2 className={ui.listHeading}>Recovery codes</h2>
      <p>
        {left === 0
          ? "None is left."
          : `${upperFirst(countWords(left))} of ten ${left === 1 ? "is" : "are"} left.`}{" "}
        Each makes a passkey once, when no device of yours is at hand.
      </p>
      {codes ? (
        <Note title="Your new codes">
          <RecoveryCodes codes={codes} />
        </Note>
      ) : (
        <p className={ui.row}>
          <Button isBusy={making.isPending} onClick={() => making.mutate()}>
            {making.isPending ? "Making them…" : "Make ten new ones"}
          </Button>
          <span className={ui.hint}>Those that you have don’t work any more then.</span>
        </p>
      )}
      <Wrong error={making.error} />
    </section>
  );
}

function Sessions({ sessions }: { readonly sessions: Door["sessions"] }) {
  const ending = useDoorAction((id: string) => read(door.sessions[":id"].$delete({ param: { id } })));
  const endingAll = useAction(["door"], async () => {
    await read(door.sessions.$delete());
    location.reload();
  });
  return (
    <section className={ui.tightStack}>
      <h2 className={ui.listHeading}>Where it’s open</h2>
      <ul className={ui.facts}>
        {sessions.map(({ id, browser, passkey, seenAt, isOwn }) => (
          <li key={id}>
            <span>
              {browser}{" "}
              <span className={classNames(ui.small, ui.soft)}>
                by “{passkey}”, last used: <When time={seenAt} />
              </span>
            </span>
            {isOwn ? (
              <State kind="fine">This window</State>
            ) : (
              <Button variant="link" onClick={() => ending.mutate(id)}>
                Sign it out<span className={ui.visuallyHidden}>: {browser}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={ui.row}>
        <Button isBusy={endingAll.isPending} onClick={() => endingAll.mutate()}>
          {endingAll.isPending ? "Signing out…" : "Sign out everywhere"}
        </Button>
        <span className={ui.hint}>
          This window, too. No device is told of messages any more, until you ask for that there again.
        </span>
      </p>
      <Wrong error={ending.error ?? endingAll.error} />
    </section>
  );
}
