import { formatTime } from '@girassol/shared-domain';
import { Badge, Icon, tokens } from '@girassol/shared-ui';
import type { Notification } from '@girassol/shell-domain/contract';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { NotificationRow } from './NotificationRow';
import type { NotificationActions } from './notification-actions';
import { getNotificationGroup } from './notification-groups';

interface NotificationRunRowProps {
  /** Two or more that say the same, newest first. */
  notifications: readonly [Notification, ...Notification[]];
  actions: NotificationActions;
  /** The person goes on to what a notification leads to. */
  onOpen: () => void;
}

/** Line for several notifications that say the same: their title and number, which unfold to all of them. */
export function NotificationRunRow({ notifications, actions, onOpen }: NotificationRunRowProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const [newest] = notifications;
  const oldest = notifications.at(-1) ?? newest;
  const unread = notifications.filter(({ isRead }) => !isRead).length;
  return (
    <Item data-unread={unread > 0 || undefined}>
      <Line
        type="button"
        data-name
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
      >
        <Icon name={getNotificationGroup(newest.kind).icon} size={14} />
        <Text>
          <strong dir="auto">{newest.title}</strong>
          <Facts>
            {`${formatTime(oldest.registryTimestamp)} a ${formatTime(newest.registryTimestamp)}`}
            <Badge>{notifications.length} avisos</Badge>
            {unread > 0 && <span>{unread === 1 ? '1 não lido' : `${unread} não lidos`}</span>}
          </Facts>
        </Text>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </Line>
      <Unfolded id={list} hidden={!isOpen}>
        {isOpen &&
          notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              actions={actions}
              onOpen={onOpen}
            />
          ))}
      </Unfolded>
    </Item>
  );
}

const { color, font, space, weight } = tokens;

const Item = styled.li`
  &:not(:last-child) { border-bottom: 1px solid ${color.lineSoft}; }
`;

const Line = styled.button`
  display: flex;
  align-items: flex-start;
  gap: ${space[8]};
  width: 100%;
  min-height: 2.75rem;
  padding: ${space[8]};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${color.inkFaint};
  text-align: left;
  cursor: pointer;
  &:hover { background: ${color.hover}; }
  > svg { flex: none; margin-top: 3px; }
  ${Item}[data-unread] & > svg:first-child { color: ${color.info}; }
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
  strong { display: block; color: ${color.ink}; font: ${font[14]}; overflow-wrap: anywhere; }
  ${Item}[data-unread] & strong { font-weight: ${weight.strong}; }
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  margin-top: ${space[4]};
  color: ${color.inkSoft};
  font: ${font[12]};
`;

const Unfolded = styled.ul`
  margin: 0;
  padding: 0 0 0 ${space[16]};
  list-style: none;
`;
