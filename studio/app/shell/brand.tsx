import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../../../site/ui/class-names.ts";
import styles from "./brand.module.css";

type BrandProps = {
  /** What a link to the desk is called that shows the logo alone. */
  readonly "aria-label"?: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** The business's logo and name, which lead to the desk. */
export const Brand = ({ className, children, ...rest }: BrandProps) => (
  <Link className={classNames(styles.brand, className)} to="/" {...rest}>
    <Logo />
    {children}
  </Link>
);

/** The business's sun over water. */
export const Logo = () => (
  <svg viewBox="0 0 400 400" aria-hidden="true">
    <path
      className={styles.sun}
      d="M326 70l-7-8-7-9-9-8-9-6-10-6-10-4-11-4-11-2-11-1-12 0-11 1-11 3-11 3-10 5-9 6-10 6-8 8-8 9-6 9-6 10-4 10-4 11-2 11-1 11 0 12 1 11 3 11 4 11 4 10 6 9 7 9 7 9 9 8 9 6 10 6 10 4 11 4 11 1 11 2 12 0 11-1 11-3 11-4 10-4 10-5 8-8 9-7 8-9 6-9 5-10 5-10 4-11 2-11 1-11 0-12-1-11-2-11-5-10-5-11z"
    />
    <path
      fill="currentColor"
      d="M376 230l-72-14-48-24-44-36-32-26-20 2-36 36-44 42-56 20zM12 258q188 36 376 0q-188-36-376 0zM40 302q160 35 320 0q-160-35-320 0zM84 344q116 31 232 0q-116-31-232 0zM140 380q60 22 120 0q-60-22-120 0z"
    />
  </svg>
);
