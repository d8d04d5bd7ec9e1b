/** The gold plate: in register when it is what visitors see, out of register when it isn't published. Words go with it. */
export const RegisterMark = ({ out, big = false }: { readonly out: boolean; readonly big?: boolean }) => (
  <span className={`reg${out ? " out" : ""}${big ? " big" : ""}`} aria-hidden="true" />
);
