import { getServerTime } from '@girassol/shared-auth';
import { Badge } from '@girassol/shared-ui';
import { formatWindowLeft } from '@girassol/support-domain/chats';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
/** Time under which the window is about to close. */
const SOON_MS = 2 * 3_600_000;

/** Returns the current time of the server, again each minute. */
export function useMinute(): number {
  const [now, setNow] = useState(getServerTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(getServerTime()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Shows how long free text is still allowed, current to the minute. */
export function WindowBadge({
  windowUntil,
  isCompact = false,
}: {
  windowUntil: number | null;
  isCompact?: boolean;
}) {
  const now = useMinute();
  const left = formatWindowLeft(windowUntil, now);
  if (left === null) return <Badge>{isCompact ? 'Só modelo' : 'Janela fechada: só modelo'}</Badge>;
  const isSoon = (windowUntil ?? 0) - now < SOON_MS;
  return (
    <Badge tone={isSoon ? 'warn' : 'neutral'} icon="clock">
      {isCompact ? left : `Janela fecha em ${left}`}
    </Badge>
  );
}
