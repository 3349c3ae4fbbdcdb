import { Button, Heading, IconButton, Row, tokens } from '@girassol/shared-ui';
import { SidePanel } from '@girassol/shared-ui/overlays';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useNotificationTotals } from '../notification-totals';
import { NotificationList } from './NotificationList';
import { NotificationPreferences } from './NotificationPreferences';
import { createNotificationActions } from './notification-actions';

interface NotificationPanelProps {
  userId: string;
  onClose: () => void;
}

/** Panel with the user's notifications, and with what the user wants to be told when. */
export default function NotificationPanel({ userId, onClose }: NotificationPanelProps) {
  const [view, setView] = useState<'list' | 'preferences'>('list');
  const { unreadItems } = useNotificationTotals();
  const actions = useMemo(() => createNotificationActions(userId), [userId]);
  const isList = view === 'list';

  return (
    <SidePanel
      isOpen
      onClose={onClose}
      label={isList ? 'Avisos' : 'Preferências de avisos'}
      size="md"
      header={
        <Head>
          <Heading level={2} size={20}>
            {isList ? 'Avisos' : 'Preferências de avisos'}
          </Heading>
          {isList ? (
            <Row gap={4}>
              <Button
                variant="ghost"
                size="sm"
                disabled={unreadItems === 0}
                onClick={() => void actions.setAllRead()}
              >
                Marcar todos como lidos
              </Button>
              <IconButton
                icon="settings"
                label="Preferências de avisos"
                variant="ghost"
                onClick={() => setView('preferences')}
              />
            </Row>
          ) : (
            <Button variant="ghost" size="sm" icon="arrow-left" onClick={() => setView('list')}>
              Voltar
            </Button>
          )}
        </Head>
      }
    >
      <Body>
        {isList ? (
          <NotificationList userId={userId} actions={actions} onOpen={onClose} />
        ) : (
          <NotificationPreferences userId={userId} />
        )}
      </Body>
    </SidePanel>
  );
}

const { space, screen } = tokens;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  padding: ${space[12]} ${space[16]} ${space[24]};
  @media ${screen.phone} { padding-inline: ${space[8]}; }
`;
