import { useId } from "react";
import { Link } from "react-router";
import { Button } from "../ui/button.tsx";

type ConflictChoiceProps = {
  readonly title: string;
  readonly live: string;
  readonly inFile: string;
  readonly mine: string;
  readonly onKeepFile: () => void;
  readonly onKeepMine: () => void;
};

/** A value that was changed here and by hand: three values side by side, none of them chosen beforehand. */
export function ConflictChoice({ title, live, inFile, mine, onKeepFile, onKeepMine }: ConflictChoiceProps) {
  const id = useId();
  return (
    <section className="conflict stack-s" role="alert" aria-labelledby={id}>
      <h3 id={id}>“{title}” was changed in two places</h3>
      <p>
        While you worked here, somebody changed the file itself, by hand. Both are kept. Which one should
        hold?
      </p>
      <fieldset className="vs" aria-label="Choose one">
        <div>
          <p className="soft small">Visitors see now</p>
          <p className={sizeOf(live)}>{live}</p>
        </div>
        <div>
          <p className="soft small">In the file, by hand</p>
          <p className={sizeOf(inFile)}>{inFile}</p>
          <p>
            <Button small onClick={onKeepFile}>
              Keep {shortly(inFile, "what’s in the file")}
            </Button>
          </p>
        </div>
        <div>
          <p className="soft small">Yours, typed here</p>
          <p className={sizeOf(mine)}>{mine}</p>
          <p>
            <Button small onClick={onKeepMine}>
              Keep {shortly(mine, "yours")}
            </Button>
          </p>
        </div>
      </fieldset>
      <p className="soft small">
        What you don’t choose isn’t thrown away: it’s set aside under <Link to="/history">History</Link> for a
        year. The rest of the file agrees.
      </p>
    </section>
  );
}

/** Figures stand large, sentences don't. */
const sizeOf = (text: string) => (text.length < 20 ? "n" : "");

const shortly = (text: string, otherwise: string) => (text.length < 20 ? text : otherwise);
