import { api, onAccountEvent, useSession } from '@girassol/shared-auth';
import { TYPING_LASTS_MS } from '@girassol/support-domain/tickets';
import { useEffect, useState } from 'react';

/** Milliseconds between two signs that somebody still views a ticket, and after which a missing one means that they left. */
const SIGN_EVERY_MS = 20_000;
const GONE_AFTER_MS = 45_000;
const LOOK_EVERY_MS = 2_000;

/** Colleague who views the same ticket. */
export interface Viewer {
  user: string;
  name: string;
  isTyping: boolean;
}

interface SeenViewer {
  user: string;
  name: string;
  seenAt: number;
  typedAt: number;
}

/** Tells colleagues that the caller views a ticket, and returns those who view it too. */
export function useViewers(ticketId: string): Viewer[] {
  const userId = useSession()?.userId;
  const [seen, setSeen] = useState<readonly SeenViewer[]>([]);
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const tell = (sign: 'arrived' | 'viewing' | 'left') => {
      if (sign !== 'left' && document.visibilityState !== 'visible') return;
      api('PUT /operation/tickets/viewing/:ticketId', {
        params: { ticketId },
        body: { sign },
        silent: true,
      }).catch(
        // Only a sign: the next one follows.
        () => undefined,
      );
    };
    tell('arrived');
    const signs = setInterval(() => tell('viewing'), SIGN_EVERY_MS);
    const looks = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    const stop = onAccountEvent((event) => {
      if (event.kind !== 'ticket-viewed' || event.ticket !== ticketId || event.user === userId) return;
      const { user, name, sign } = event;
      if (sign === 'arrived') tell('viewing');
      const at = Date.now();
      setNow(at);
      setSeen((before) => {
        const others = before.filter((one) => one.user !== user);
        const known = before.find((one) => one.user === user);
        const typedAt = sign === 'typing' ? at : (known?.typedAt ?? 0);
        return sign === 'left' ? others : [...others, { user, name, seenAt: at, typedAt }];
      });
    });
    return () => {
      clearInterval(signs);
      clearInterval(looks);
      stop();
      tell('left');
    };
  }, [ticketId, userId]);

  return seen
    .filter(({ seenAt }) => now - seenAt < GONE_AFTER_MS)
    .map(({ user, name, typedAt }) => ({ user, name, isTyping: now - typedAt < TYPING_LASTS_MS }));
}
