import { useEffect, useState } from 'react';

const computeSecondsLeft = (endsAt: number): number => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));

/** Returns the whole seconds until an instant (epoch milliseconds), updated every second; 0 once it has passed. */
export function useSecondsLeft(endsAt: number): number {
  const [secondsLeft, setSecondsLeft] = useState(() => computeSecondsLeft(endsAt));
  useEffect(() => {
    const update = () => {
      const left = computeSecondsLeft(endsAt);
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(update, 1000);
    update();
    return () => clearInterval(timer);
  }, [endsAt]);
  return secondsLeft;
}
