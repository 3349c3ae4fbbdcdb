import { useEffect, useState } from 'react';

/** Closing takes this long; what was shown stays until then (financing-024). */
export const RESET_MS = 350;

/** Which financing the panel shows: the open one, and after closing it the former one until the panel is gone. */
export function useShown(fid: string | null): string | null {
  const [shown, setShown] = useState(fid);
  useEffect(() => {
    if (fid !== null) {
      setShown(fid);
      return;
    }
    const timer = setTimeout(() => setShown(null), RESET_MS);
    return () => clearTimeout(timer);
  }, [fid]);
  return fid ?? shown;
}
