import { type ReactNode, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { routerWindow } from './router-window';

/** The router of the shell and of every area: a BrowserRouter that lives with the others on one page. */
export function PlatformRouter({ children }: { children: ReactNode }) {
  const [view] = useState(() => routerWindow(window));
  return <BrowserRouter window={view}>{children}</BrowserRouter>;
}
