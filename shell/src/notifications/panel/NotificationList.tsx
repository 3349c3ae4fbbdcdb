import { getServerTime } from '@girassol/shared-auth';
import { Button, EmptyState, ErrorState, LoadMore, Row, tokens } from '@girassol/shared-ui';
import { LoadingList } from '@girassol/shared-ui/lists';
import type { NotificationFilter } from '@girassol/shell-domain/contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { groupByDay } from './group-by-day';
import { groupRepeats } from './group-repeats';
import { NotificationRow } from './NotificationRow';
import { NotificationRunRow } from './NotificationRunRow';
import type { NotificationActions } from './notification-actions';
import { handleNotificationKeys } from './notification-keys';
import { useNotificationList } from './use-notification-list';

/** Parts of the list, with what is said where one is empty. */
const filters: Record<NotificationFilter, { label: string; title: string; text: string }> = {
  ALL: {
    label: 'Todos',
    title: 'Nenhum aviso por aqui',
    text: 'O que acontece com as suas vendas, propostas, contratos e chamados aparece aqui.',
  },
  UNREAD: { label: 'Não lidos', title: 'Tudo lido', text: 'Os avisos já lidos continuam em Todos.' },
  SAVED: {
    label: 'Guardados',
    title: 'Nada guardado para depois',
    text: 'Use “Guardar para depois” no menu de um aviso, e ele fica aqui até você tirar.',
  },
};

const filterIds = Object.keys(filters) as NotificationFilter[];

interface NotificationListProps {
  userId: string;
  actions: NotificationActions;
  /** The person goes on to what a notification leads to. */
  onOpen: () => void;
}

/** The user's notifications by day, newest first, ten a page. */
export function NotificationList({ userId, actions, onOpen }: NotificationListProps) {
  const [filter, setFilter] = useState<NotificationFilter>('ALL');
  const { query, notifications } = useNotificationList(userId, filter);
  return (
    <>
      <Row gap={4} role="group" aria-label="Mostrar">
        {filterIds.map((id) => (
          <Button
            key={id}
            size="sm"
            variant={filter === id ? 'secondary' : 'ghost'}
            aria-pressed={filter === id}
            onClick={() => setFilter(id)}
          >
            {filters[id].label}
          </Button>
        ))}
      </Row>
      {!query.data && query.error && (
        <ErrorState
          error={query.error}
          title="Não foi possível carregar os avisos"
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <LoadingList label="Carregando os avisos" />}
      {query.data && notifications.length === 0 && (
        <EmptyState
          title={filters[filter].title}
          text={filters[filter].text}
          action={
            filter !== 'ALL' && (
              <Button size="sm" onClick={() => setFilter('ALL')}>
                Ver todos os avisos
              </Button>
            )
          }
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the links inside */}
      <div
        onKeyDown={(event) => handleNotificationKeys(event, notifications, actions)}
        aria-busy={query.isPlaceholderData}
      >
        {groupByDay(notifications, getServerTime()).map(({ day, title, notifications: ofDay }) => (
          <section key={day} aria-label={title}>
            <Day>{title}</Day>
            <List>
              {groupRepeats(ofDay).map(({ id, notifications: run }) =>
                run.length > 1 ? (
                  <NotificationRunRow key={id} notifications={run} actions={actions} onOpen={onOpen} />
                ) : (
                  <NotificationRow key={id} notification={run[0]} actions={actions} onOpen={onOpen} />
                ),
              )}
            </List>
          </section>
        ))}
      </div>
      {query.hasNextPage && (
        <LoadMore
          loadsAtEnd
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          failure="Não foi possível carregar mais avisos."
          onMore={() => void query.fetchNextPage()}
        />
      )}
      {notifications.length > 0 && (
        <Keys>
          <kbd>↑</kbd> <kbd>↓</kbd> andar · <kbd>Enter</kbd> abrir · <kbd>E</kbd> lido · <kbd>S</kbd> guardar
          · <kbd>A</kbd> adiar para amanhã · <kbd>Delete</kbd> excluir
        </Keys>
      )}
    </>
  );
}

const { color, space, screen } = tokens;

const Day = styled.h3`
  margin: ${space[12]} ${space[8]} ${space[4]};
  color: ${color.inkSoft};
  font: 600 ${tokens.font[13]};
  &::first-letter { text-transform: uppercase; }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Keys = styled.p`
  margin: ${space[12]} ${space[8]} 0;
  color: ${color.inkFaint};
  font: ${tokens.font[12]};
  kbd { padding: 0 4px; border: 1px solid ${color.line}; border-radius: 4px; background: ${color.sunken}; font: inherit; }
  @media ${screen.narrow} { display: none; }
`;
