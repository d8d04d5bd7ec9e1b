import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { nameDevice } from "../../business/describe-browser.ts";
import { openConnection } from "../api/client.ts";
import { makePasskey, signIn } from "../api/door.ts";
import { queryClient } from "../api/query-client.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Details, Wrong } from "../ui/notes.tsx";
import { RecoveryCodes } from "../ui/recovery-codes.tsx";
import ui from "../ui/ui.module.css";
import { DoorSheet, keyInAddress } from "./door.tsx";

/** Shown on a server in a window that isn't in, and in one that comes with a key. */
export function PasskeyDoor() {
  const [key, setKey] = useState(keyInAddress);
  return key === "" ? (
    <SignIn onCode={setKey} />
  ) : (
    <FirstPasskey recoveryKey={key} onBack={() => setKey("")} />
  );
}

/** At the screen to which the window's address leads, such as that of an email. */
function openScreen() {
  if (keyInAddress()) history.replaceState(null, "", "/");
  location.reload();
}

type SignInProps = { readonly onCode: (code: string) => void };

function SignIn({ onCode }: SignInProps) {
  const opening = useMutation({ mutationFn: signIn, onSuccess: () => location.reload() });
  const [code, setCode] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== "") onCode(code);
  };
  return (
    <DoorSheet title="Open the studio">
      <p>Your finger, your face, or the code that unlocks this device opens it. There’s no password.</p>
      <p>
        <Button variant="gold" isBusy={opening.isPending} onClick={() => opening.mutate()}>
          {opening.isPending ? "Opening…" : "Open with your passkey"}
        </Button>
      </p>
      <Wrong>{opening.error?.message}</Wrong>
      <Details summary="This device has no passkey yet">
        <form className={ui.tightStack} onSubmit={submit}>
          <p className={ui.small}>
            With your other device at hand, press the button above and choose to use that one. Without it,
            type one of your ten recovery codes: it makes a passkey here.
          </p>
          <Field label="A recovery code">
            {(input) => (
              <input
                {...input}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={code}
                onChange={({ target }) => setCode(target.value)}
              />
            )}
          </Field>
          <p>
            <Button type="submit">Use this code</Button>
          </p>
          <p className={ui.small}>
            You have neither? Whoever helps you can make a key on the server:{" "}
            <code>stillwater studio-key</code>.
          </p>
        </form>
      </Details>
    </DoorSheet>
  );
}

type FirstPasskeyProps = {
  /** What the passkey is made with: a key, or a recovery code. */
  readonly recoveryKey: string;
  readonly onBack: () => void;
};

function FirstPasskey({ recoveryKey, onBack }: FirstPasskeyProps) {
  const [name, setName] = useState(() => nameDevice(navigator.userAgent));
  const making = useMutation({
    mutationFn: () => makePasskey(name, recoveryKey),
    onSuccess: (codes) => {
      if (!codes) openScreen();
    },
  });
  if (making.data) {
    return (
      <DoorSheet title="Keep these recovery codes">
        <p>The passkey is made, and the studio is open. One thing before you go on.</p>
        <RecoveryCodes codes={making.data} />
        <p>
          <Button variant="gold" onClick={openScreen}>
            I’ve kept them: go on
          </Button>
        </p>
      </DoorSheet>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!making.isPending && name.trim() !== "") making.mutate();
  };
  return (
    <DoorSheet title="Make this device a key">
      <form className={ui.tightStack} onSubmit={submit}>
        <p>
          A passkey stays on this device, and opens the studio with your finger, your face, or the code that
          unlocks the device. There’s no password.
        </p>
        <Field label="What you call this device">
          {(input) => (
            <input
              {...input}
              required
              maxLength={60}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <p className={ui.row}>
          <Button type="submit" variant="gold" isBusy={making.isPending}>
            {making.isPending ? "Making it…" : "Make a passkey"}
          </Button>
        </p>
        <Wrong>{making.error?.message}</Wrong>
        {making.error && (
          <p>
            <Button
              variant="link"
              onClick={() => {
                history.replaceState(null, "", "/");
                onBack();
              }}
            >
              Open with a passkey instead
            </Button>
          </p>
        )}
      </form>
    </DoorSheet>
  );
}

/** Lets a window in again that was signed out; what is typed in it stays. */
export function OpenAgain() {
  const opening = useMutation({
    mutationFn: signIn,
    onSuccess: () => {
      openConnection();
      return queryClient.invalidateQueries();
    },
  });
  return (
    <>
      <p>
        <Button isBusy={opening.isPending} onClick={() => opening.mutate()}>
          {opening.isPending ? "Opening…" : "Open with your passkey"}
        </Button>
      </p>
      <Wrong>{opening.error?.message}</Wrong>
    </>
  );
}
