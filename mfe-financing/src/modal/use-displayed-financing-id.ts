import { useEffect, useState } from 'react';

/**
 * Duration of the animation that closes the financing panel, in milliseconds. The panel keeps its content
 * until the animation ends (financing-024).
 */
export const CLOSE_ANIMATION_MS = 350;

/**
 * Returns the id of the financing that the panel displays. After the panel was closed, this is still the id
 * of the last financing until the closing animation ends.
 */
export function useDisplayedFinancingId(fid: string | null): string | null {
  const [shown, setShown] = useState(fid);
  useEffect(() => {
    if (fid !== null) {
      setShown(fid);
      return;
    }
    const timer = setTimeout(() => setShown(null), CLOSE_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [fid]);
  return fid ?? shown;
}
