import { getServerTime } from '@girassol/shared-auth';
import type { TicketSummary } from '@girassol/support-domain/contract';
import { formatAnswerDue } from '@girassol/support-domain/tickets';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Returns the promised time of the next answer for people, current to the minute; null while nothing is promised. */
export function useTicketPromise({
  answerDue,
  status,
}: Pick<TicketSummary, 'answerDue' | 'status'>): string | null {
  const [now, setNow] = useState(getServerTime);
  const isPromised = status === 'OPEN' && answerDue !== null;
  useEffect(() => {
    if (!isPromised) return;
    const timer = setInterval(() => setNow(getServerTime()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [isPromised]);
  return isPromised ? formatAnswerDue(answerDue, now) : null;
}
