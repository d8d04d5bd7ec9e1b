import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, read } from "../../api/client.ts";
import { sessionQuery, useSession } from "../../api/content.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./first-steps.module.css";
import { Step, useFolding } from "./step.tsx";
import { useTyped } from "./use-typed.ts";

const fields = [
  { name: "name", label: "Their name", type: "text", max: 80 },
  { name: "phone", label: "Their telephone", type: "tel", max: 40 },
] as const;

/** Who helps her with the site: named wherever a screen sends her to them. */
export function HelperStep() {
  const { helper } = useSession();
  const queryClient = useQueryClient();
  const { texts, isChanged, type, forget } = useTyped("helper", helper);
  const isKnown = helper.name !== "" || helper.phone !== "";
  const folding = useFolding(isChanged ? false : isKnown);
  const keep = useMutation({
    mutationFn: async () => {
      await read(api["first-steps"].helper.$put({ json: texts }));
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      forget();
      folding.letGo();
    },
  });
  return (
    <Step
      title="Whoever helps you"
      folding={folding}
      works={isKnown}
      line={[helper.name, helper.phone].filter(Boolean).join(", ")}
    >
      <p className={ui.hint}>
        Where a screen says to ask them, it says their name and number. Visitors don’t see it.
      </p>
      <div className={styles.fields}>
        {fields.map(({ name, label, type: kind, max }) => (
          <Field key={name} label={label}>
            {(input) => (
              <input
                {...input}
                type={kind}
                maxLength={max}
                autoComplete="off"
                value={texts[name]}
                onChange={({ target }) => type({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <div className={ui.row}>
        <Button small isBusy={keep.isPending} onClick={() => keep.mutate()}>
          Keep this
        </Button>
      </div>
      {keep.isError && (
        <p className={ui.error} role="alert">
          {keep.error.message}
        </p>
      )}
    </Step>
  );
}
