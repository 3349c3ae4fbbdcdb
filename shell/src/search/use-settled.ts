import { useEffect, useState } from 'react';

/** A text once nobody has typed for a while, so that not every letter asks the server. */
export function useSettled(text: string, delayMs = 180): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return settled;
}
