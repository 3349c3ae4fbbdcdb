import { type ReactNode, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createRouterWindow } from './router-window';

/** Router of the shell and of every area: a BrowserRouter that shares the page with others. */
export function PlatformRouter({ children }: { children: ReactNode }) {
  const [view] = useState(() => createRouterWindow(window));
  return <BrowserRouter window={view}>{children}</BrowserRouter>;
}
