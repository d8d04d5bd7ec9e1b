import { Screen } from "../../shell/screen.tsx";
import "./prices.css";

export const Component = () => (
  <Screen title="Prices and facts" where="The site">
    <p className="soft">This screen isn’t here yet.</p>
  </Screen>
);
