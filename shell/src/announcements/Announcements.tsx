import { lazyPart } from '@girassol/shared-ui';
import type {
  AnnouncementAnswer,
  AnnouncementKind,
  PublicNotification,
} from '@girassol/shell-domain/contract';
import { useEffect, useState } from 'react';
import { useShellNavigation } from '../navigation/navigation-context';
import { waitForFreeMoment } from './free-moment';
import {
  answerAnnouncement,
  getAnnouncementTarget,
  loadAnnouncement,
  loadOnceLoggedIn,
} from './load-announcement';

const AnnouncementDialog = lazyPart(() => import('./AnnouncementDialog'));

/** Time after which a promotion shows (shell.promo-001), in milliseconds. */
const PROMOTION_DELAY_MS = 3_000;
/** Range over which browsers spread their question for a notice that everybody gets at once, in milliseconds. */
const NOTICE_SPREAD_MS = 30_000;

interface ShownAnnouncement {
  kind: AnnouncementKind;
  announcement: PublicNotification;
}

/** Shows the last public notification and a promotion, one after the other, when nothing else needs the user. */
export function Announcements() {
  const { navigate } = useShellNavigation();
  const [shown, setShown] = useState<ShownAnnouncement | null>(null);

  useEffect(() => {
    const stops: (() => void)[] = [];
    const begin = (kind: AnnouncementKind, delayMs: number) =>
      stops.push(
        loadOnceLoggedIn(delayMs, async (userId) => {
          const announcement = await loadAnnouncement(userId, kind);
          if (announcement) stops.push(waitForFreeMoment(() => setShown({ kind, announcement })));
        }),
      );
    begin('PROMOTION', PROMOTION_DELAY_MS);
    begin('NOTICE', Math.random() * NOTICE_SPREAD_MS);
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  if (!shown) return null;
  const { kind, announcement } = shown;
  function close(answer: AnnouncementAnswer) {
    setShown(null);
    void answerAnnouncement(announcement.id, answer);
    if (answer !== 'OPENED') return;
    const target = getAnnouncementTarget(announcement);
    if (target.startsWith('/')) navigate(target);
    else window.open(target, '_blank', 'noopener');
  }
  return <AnnouncementDialog kind={kind} announcement={announcement} onAnswer={close} />;
}
