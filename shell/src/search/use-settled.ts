import { useEffect, useState } from 'react';

/**
 * Returns a text with a delay, once it has not changed for `delayMs`, so that not every typed letter is sent
 * to the server.
 */
export function useDebouncedText(text: string, delayMs = 180): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return settled;
}
