import { useSession } from '@girassol/shared-auth';
import { formatCountWithNoun } from '@girassol/shared-domain';
import { IconButton, lazyPart, tokens } from '@girassol/shared-ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useNotificationTotals } from './notification-totals';
import { hideShownNotifications } from './show-notifications';

const loadPanel = () => import('./panel/NotificationPanel');
const NotificationPanel = lazyPart(loadPanel);

/** Number from which the badge shows "99+". */
const MAX_SHOWN_COUNT = 99;

/** Checks whether the address asks for the list, as the message of a push does in a new window. */
const isListInAddress = (): boolean => new URLSearchParams(location.search).get('avisos') === 'abertos';

/**
 * Bell with the number of notifications and a mark while some are unread. It opens their list, whose code is fetched when
 * the bell is pointed at or focused.
 */
export function NotificationBell() {
  const session = useSession();
  const { totalItems, unreadItems } = useNotificationTotals();
  const [isOpen, setIsOpen] = useState(() => isListInAddress());
  useEffect(() => {
    // The worker of pushes says that its message was pressed.
    const open = ({ data }: MessageEvent<{ kind?: string } | null>) => {
      if (data?.kind === 'open-notifications') setIsOpen(true);
    };
    navigator.serviceWorker?.addEventListener('message', open);
    return () => navigator.serviceWorker?.removeEventListener('message', open);
  }, []);
  // The list says what the notices over the page say.
  useEffect(() => {
    if (isOpen) hideShownNotifications();
  }, [isOpen]);
  if (!session || session.isSerranaCalcClient) return null;

  const unread = formatCountWithNoun(unreadItems, 'não lido', 'não lidos');
  const fetchAhead = () => void loadPanel().catch(() => undefined);
  return (
    <Frame>
      <IconButton
        icon="bell"
        label={totalItems === 0 ? 'Avisos' : `Avisos: ${totalItems}, ${unread}`}
        aria-haspopup="dialog"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setIsOpen(true)}
      />
      {totalItems > 0 && (
        <Count aria-hidden data-unread={unreadItems > 0 || undefined}>
          {totalItems > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : totalItems}
        </Count>
      )}
      {isOpen && <NotificationPanel userId={session.userId} onClose={() => setIsOpen(false)} />}
    </Frame>
  );
}

const { color } = tokens;

const Frame = styled.div`
  position: relative;
`;

const Count = styled.span`
  position: absolute;
  top: 0;
  right: -2px;
  min-width: 18px;
  padding: 0 4px;
  border: 2px solid ${color.surface};
  border-radius: ${tokens.radius.round};
  background: ${color.sunken};
  color: ${color.inkSoft};
  font: 600 ${tokens.font[12]};
  line-height: 14px;
  text-align: center;
  pointer-events: none;
  &[data-unread] { background: ${color.badStrong}; color: ${color.onBad}; }
`;
