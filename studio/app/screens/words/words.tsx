import { Screen } from "../../shell/screen.tsx";

export const Component = () => (
  <Screen title="Words on the pages" where="The site">
    <p className="soft">This screen isn’t here yet.</p>
  </Screen>
);
