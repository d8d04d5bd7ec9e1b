import { Screen } from "../../shell/screen.tsx";
import "./messages.css";

export const Component = () => (
  <Screen title="Messages" where="People">
    <p className="soft">This screen isn’t here yet.</p>
  </Screen>
);
