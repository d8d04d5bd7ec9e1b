import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "../../api/content.ts";
import { readTelling, type Telling, tellDevice, tellDeviceNoMore } from "../../offline/tell-device.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";

const queryKey = ["device"];

/** On a server's studio: whether this phone or laptop is told when a message comes. */
export function TellDevice() {
  const { can } = useSession();
  return can.tellDevices && <Choice />;
}

function Choice() {
  const client = useQueryClient();
  const { data: telling } = useQuery({ queryKey, queryFn: readTelling });
  const change = useMutation({
    mutationFn: (told: boolean) => (told ? tellDevice() : tellDeviceNoMore()),
    onError: (error) => showToast(error.message),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  if (telling === undefined) return null;
  return (
    <div className={ui.tightStack}>
      {(telling === "yes" || telling === "no") && (
        <Button variant="link" isBusy={change.isPending} onClick={() => change.mutate(telling === "no")}>
          {telling === "yes"
            ? "Tell this device no more when a message comes"
            : "Tell this device when a message comes"}
        </Button>
      )}
      <p className={ui.hint} role="status">
        {words[telling]}
      </p>
    </div>
  );
}

const words: Readonly<Record<Telling, string>> = {
  yes: "It says that somebody wrote, within a minute or two: not who, and not what. Your email says it all.",
  no: "",
  blocked:
    "This browser keeps the studio from telling you about messages. Its settings for this page can allow it.",
  "not here":
    "To be told on an iPhone when a message comes, put the studio on its home screen: Share, then Add to Home Screen. Open it from there.",
};
