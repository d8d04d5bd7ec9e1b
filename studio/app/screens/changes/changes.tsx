import { Screen } from "../../shell/screen.tsx";
import "./changes.css";

export const Component = () => (
  <Screen title="What will change" where="Not published yet">
    <p className="soft">This screen isn’t here yet.</p>
  </Screen>
);
