import { Screen } from "../../shell/screen.tsx";

export const Component = () => (
  <Screen title="Questions" where="The site">
    <p className="soft">This screen isn’t here yet.</p>
  </Screen>
);
