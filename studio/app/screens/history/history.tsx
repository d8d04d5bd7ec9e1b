import { Screen } from "../../shell/screen.tsx";
import "./history.css";

export const Component = () => (
  <Screen title="History and undo" where="Looking back">
    <p className="soft">This screen isn’t here yet.</p>
  </Screen>
);
