import { Screen } from "../../shell/screen.tsx";
import "./dates.css";

export const Component = () => (
  <Screen title="Dates" where="The site">
    <p className="soft">This screen isn’t here yet.</p>
  </Screen>
);
