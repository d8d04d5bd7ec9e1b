import { useState } from "react";
import type { Target } from "../../draft/target.ts";
import { keyOfTarget } from "../../draft/target.ts";
import { useContent } from "../../draft/use-content.ts";
import { ReadOnlyNote } from "../../forms/read-only-note.tsx";
import { Screen } from "../../shell/screen.tsx";
import { Charges } from "./charges.tsx";
import { FactGroups } from "./fact-groups.tsx";
import { OnlyYou } from "./only-you.tsx";
import { prices } from "./prices-of-schedule.ts";
import { WhereItAppears } from "./where-it-appears.tsx";
import "./prices.css";

/** Every fact of the business, kept once, and where each appears. */
export function Component() {
  const changes = useContent()?.changes ?? [];
  const [chosen, setChosen] = useState<Target>();
  const changedPrice = prices.find((price) => changes.some(({ id }) => id === keyOfTarget(price)));
  const fact = chosen ?? changedPrice ?? prices[0];

  return (
    <Screen
      title="Prices and facts"
      where="The site"
      lead="Each is kept once. Change it here, and every page follows."
    >
      <ReadOnlyNote names={["schedule", "business"]} />
      <div className="cols even">
        <div className="stack">
          <Charges onChoose={setChosen} />
          <FactGroups onChoose={setChosen} />
        </div>
        <aside className="stack follows" aria-labelledby="where-it-appears">
          <OnlyYou fact={fact} />
          <WhereItAppears fact={fact} />
        </aside>
      </div>
    </Screen>
  );
}
