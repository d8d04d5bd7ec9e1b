import { Screen } from "../../shell/screen.tsx";
import "./publishing.css";

export const Component = () => (
  <Screen title="Publishing" where="Publishing">
    <p className="soft">This screen isn’t here yet.</p>
  </Screen>
);
