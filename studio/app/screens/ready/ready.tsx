import { Screen } from "../../shell/screen.tsx";
import "./ready.css";

export const Component = () => (
  <Screen title="Ready to go live?" where="Looking back">
    <p className="soft">This screen isn’t here yet.</p>
  </Screen>
);
