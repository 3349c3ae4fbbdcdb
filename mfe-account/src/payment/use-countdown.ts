import { getServerTime } from '@girassol/shared-auth';
import { useEffect, useState } from 'react';

const countSeconds = (until: number): number => Math.max(0, Math.ceil((until - getServerTime()) / 1_000));

/** Returns the seconds that are left until an instant (epoch milliseconds), by the server's clock; null without one. */
export function useCountdown(until: number | null): number | null {
  const [seconds, setSeconds] = useState(() => (until === null ? null : countSeconds(until)));
  useEffect(() => {
    if (until === null) {
      setSeconds(null);
      return;
    }
    const tick = () => setSeconds(countSeconds(until));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

/** Formats seconds as a clock (`29:05`), from an hour on with hours (`1:05:00`), from two days on as days. */
export function formatTimeLeft(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  if (days >= 2) return `${days} dias`;
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
