import { getServerTime, useSession } from '@girassol/shared-auth';
import { formatTime } from '@girassol/shared-domain';
import { Badge, Icon, IconButton, keepFiguresTogether, tokens } from '@girassol/shared-ui';
import { RowMenu } from '@girassol/shared-ui/lists';
import type { Notification } from '@girassol/shell-domain/contract';
import { styled } from 'styled-components';
import { Link } from '../../navigation/Link';
import { markReadOnTheWay } from '../mark-read';
import type { NotificationActions } from './notification-actions';
import { getNotificationGroup } from './notification-groups';
import { listSnoozeTimes } from './snooze-times';

interface NotificationRowProps {
  notification: Notification;
  actions: NotificationActions;
  /** The person goes on to what the notification leads to. */
  onOpen: () => void;
}

/** Notification in the list: a link to what it is about, with what can be done with it. */
export function NotificationRow({ notification, actions, onOpen }: NotificationRowProps) {
  const session = useSession();
  const {
    id,
    kind,
    title,
    content,
    openUrl,
    count,
    registryTimestamp,
    isRead,
    isSaved,
    reason,
    follow,
    ticket,
  } = notification;
  // Administrators act for everybody: only their owner deletes (shell.notifications-004).
  const mayDelete = !session?.isAdmin || session.status === 'OWNER';
  return (
    <Item data-unread={!isRead || undefined}>
      <Main>
        <Name
          to={openUrl}
          data-name
          data-notification={id}
          dir="auto"
          onClick={() => {
            if (session && !isRead) void markReadOnTheWay(session.userId, [id]);
            onOpen();
          }}
        >
          {title}
        </Name>
        <Content dir="auto">{content && keepFiguresTogether(content)}</Content>
        <Facts>
          <time dateTime={new Date(registryTimestamp).toISOString()}>{formatTime(registryTimestamp)}</time>
          {count > 1 && <Badge>{count} vezes</Badge>}
          {ticket?.customerRating && <Badge icon="star">Sua nota: {ticket.customerRating}</Badge>}
          {isSaved && (
            <Badge tone="sun" icon="star">
              Guardado
            </Badge>
          )}
        </Facts>
      </Main>
      <Tools>
        <IconButton
          icon={isRead ? 'mail' : 'check'}
          label={isRead ? 'Marcar como não lido' : 'Marcar como lido'}
          variant="ghost"
          size="sm"
          onClick={() => void actions.setRead(notification, !isRead)}
        />
        <RowMenu
          label={`Ações de "${title}"`}
          items={[
            {
              id: 'save',
              spokenLabel: 'Guardar',
              items: [
                {
                  id: 'save',
                  label: isSaved ? 'Não guardar mais' : 'Guardar para depois',
                  icon: 'star',
                  onAction: () => void actions.setSaved(notification, !isSaved),
                },
              ],
            },
            {
              id: 'snooze',
              label: 'Adiar',
              items: listSnoozeTimes(getServerTime()).map(({ id: time, label, until }) => ({
                id: time,
                label,
                icon: 'clock',
                onAction: () => void actions.snooze(notification, until, label),
              })),
            },
            ...(follow
              ? [
                  {
                    id: 'follow',
                    spokenLabel: 'Seguir',
                    items: [
                      {
                        id: 'follow',
                        label: `${follow.isFollowing ? 'Deixar de seguir' : 'Seguir'} ${follow.subject === 'ITEM' ? 'este item' : 'este cliente'}`,
                        icon: follow.isFollowing ? ('eye-off' as const) : ('eye' as const),
                        onAction: () => void actions.setFollowing(notification, !follow.isFollowing),
                      },
                    ],
                  },
                ]
              : []),
            ...(reason === ''
              ? []
              : [{ id: 'why', label: reason, items: listLessItems(notification, actions) }]),
            {
              id: 'end',
              spokenLabel: 'Excluir',
              items: [
                {
                  id: 'delete',
                  label: 'Excluir',
                  icon: 'trash',
                  isDisabled: !mayDelete,
                  onAction: () => void actions.remove(notification),
                },
              ],
            },
          ]}
        />
      </Tools>
      <Mark>
        <Icon name={getNotificationGroup(kind).icon} size={14} {...(!isRead && { label: 'Não lido' })} />
      </Mark>
    </Item>
  );
}

/** Lists what a person can do to be told of this kind less. */
function listLessItems(notification: Notification, actions: NotificationActions) {
  if (!notification.canBeSwitchedOff)
    return [
      {
        id: 'required',
        label: 'Este aviso não pode ser desligado',
        icon: 'lock' as const,
        isDisabled: true,
        onAction: () => {},
      },
    ];
  return [
    {
      id: 'less',
      label: 'Menos disto',
      description: 'Só na lista e no resumo da manhã',
      icon: 'arrow-down' as const,
      onAction: () => void actions.tellLess(notification, 'SUMMARY'),
    },
    {
      id: 'never',
      label: 'Não avisar mais disto',
      icon: 'eye-off' as const,
      onAction: () => void actions.tellLess(notification, 'NEVER'),
    },
  ];
}

const { color, space } = tokens;

const Item = styled.li`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space[8]};
  padding: ${space[8]} ${space[8]} ${space[8]} 28px;
  border-radius: ${tokens.radius.control};
  &:hover, &:focus-within { background: ${color.hover}; }
  &:not(:last-child) { border-bottom: 1px solid ${color.lineSoft}; }
`;

const Mark = styled.span`
  position: absolute;
  top: 11px;
  left: ${space[8]};
  color: ${color.inkFaint};
  ${Item}[data-unread] & { color: ${color.info}; }
`;

const Main = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled(Link)`
  color: ${color.ink};
  font: ${tokens.font[14]};
  text-decoration: none;
  overflow-wrap: anywhere;
  ${Item}[data-unread] & { font-weight: ${tokens.weight.strong}; }
  &:hover { text-decoration: underline; }
  /* The whole row leads on; what can be done with it lies above. */
  &::after { content: ''; position: absolute; inset: 0; }
`;

const Content = styled.p`
  margin: 2px 0 0;
  color: ${color.inkSoft};
  font: ${tokens.font[13]};
  overflow-wrap: anywhere;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  margin-top: ${space[4]};
  color: ${color.inkFaint};
  font: ${tokens.font[12]};
`;

const Tools = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
`;
