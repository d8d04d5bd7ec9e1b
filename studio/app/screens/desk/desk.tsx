import { useSession } from "../../api/session.ts";
import { Screen } from "../../shell/screen.tsx";
import { useNow } from "../../ui/use-now.ts";
import { longDay } from "../../ui/words-of-time.ts";
import "./desk.css";

export function Component() {
  const { timeZone, teacherFirstName } = useSession().business;
  const now = useNow();
  const hour = Number(new Date(now).toLocaleTimeString("en-GB", { timeZone, hour: "2-digit" }));
  const greeting = hour < 12 ? "Good morning" : hour < 18 ? "Good afternoon" : "Good evening";
  return (
    <Screen title="Desk" where={longDay(now, timeZone)} heading={`${greeting}, ${teacherFirstName}.`}>
      <p>Nothing needs you.</p>
    </Screen>
  );
}
