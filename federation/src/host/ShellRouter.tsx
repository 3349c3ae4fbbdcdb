import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PlatformRouter } from '../remote/PlatformRouter';
import { refreshAreas } from './start-platform';

/** The router of the shell. Tells the platform of new addresses until single-spa, fetched on demand, hears of them itself. */
export function ShellRouter({ children }: { children: ReactNode }) {
  return (
    <PlatformRouter>
      <AddressWatch />
      {children}
    </PlatformRouter>
  );
}

function AddressWatch() {
  const { pathname } = useLocation();
  // biome wants the address as a reason to run again, and it is one.
  useEffect(() => {
    if (pathname) refreshAreas();
  }, [pathname]);
  return null;
}
