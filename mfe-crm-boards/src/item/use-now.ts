import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The current instant in epoch milliseconds, moved along every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
