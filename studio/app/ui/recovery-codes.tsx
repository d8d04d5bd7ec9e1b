import { Button } from "./button.tsx";
import styles from "./recovery-codes.module.css";
import { saveAsFile } from "./save-as-file.ts";
import ui from "./ui.module.css";

type RecoveryCodesProps = { readonly codes: readonly string[] };

/** Ten recovery codes, the one time that they are shown. */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  const text = `Recovery codes of the studio at ${location.host}. Each makes one passkey, once.\n\n${codes.join("\n")}\n`;
  return (
    <div className={ui.tightStack}>
      <p>
        If you lose this device, one of these makes a passkey on the next. Write them down, or print them, and
        keep them where you keep your passport. They’re shown this once.
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className={ui.row}>
        <Button onClick={() => print()}>Print this page</Button>
        <Button onClick={() => saveAsFile(new Blob([text], { type: "text/plain" }), "recovery-codes.txt")}>
          Save them as a file
        </Button>
      </p>
    </div>
  );
}
