import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The moment, by the minute (epoch milliseconds): what expires does so on screen. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
