import { Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { Toasts } from "../ui/toasts.tsx";
import { LostTouch } from "./lost-touch.tsx";
import { Rail } from "./rail.tsx";
import { Strip } from "./strip.tsx";
import { Tabs } from "./tabs.tsx";

/** What surrounds every screen. */
export const Shell = () => (
  <>
    <a className="skip" href="#main">
      Skip to the page
    </a>
    <div className="studio">
      <Rail />
      <div className="main">
        <LostTouch />
        <Suspense>
          <Outlet />
        </Suspense>
        <Strip />
      </div>
    </div>
    <Tabs />
    <Toasts />
    <ScrollRestoration />
  </>
);
