import type { ComponentProps, ElementType, ReactNode } from "react";
import type { Days } from "../../domain/for-a-while.ts";
import { spanOf } from "./entries.ts";

type DuringProps = Omit<ComponentProps<"p">, "ref"> & {
  /** Without a first or a last day, it was always so, or stays so. */
  readonly days: Partial<Days>;
  /** Shows the children without script, too: only for what names its days there. */
  readonly withoutScript?: boolean;
  readonly as?: ElementType;
  readonly children: ReactNode;
};

/** Shows its children on some days, by a script that each page has once `hasDays` (entries.ts) counts what they hold. */
export const During = ({ days, withoutScript = true, as: Tag = "span", ...rest }: DuringProps) => (
  <Tag data-days={spanOf(days)} hidden={!withoutScript} {...rest} />
);
