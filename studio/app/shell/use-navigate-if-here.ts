import { useEffect, useRef } from "react";
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from "react-router";

/**
 * Returns a function that leads to another screen after something was awaited, unless she has gone elsewhere meanwhile, or is on
 * her way there.
 */
export function useNavigateIfHere(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const here = useRef<string>(undefined);
  useEffect(() => {
    here.current = state === "idle" ? pathname : undefined;
    return () => {
      here.current = undefined;
    };
  }, [pathname, state]);
  return async (to, options) => {
    if (here.current === location.pathname) await navigate(to, options);
  };
}
