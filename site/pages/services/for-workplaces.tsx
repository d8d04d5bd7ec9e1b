import { services as page } from "#content/pages/services";
import { Prose } from "../../components/prose/prose.tsx";
import { SideHeading } from "../../components/side-heading/side-heading.tsx";

const words = page.forWorkplaces;

/** Teams and their managers; the link leads to a message that is half written, where scripts run. */
export function ForWorkplaces() {
  return (
    <SideHeading id="workplaces" heading={words.heading}>
      <p>
        <Prose of={words.text} />
      </p>
    </SideHeading>
  );
}
