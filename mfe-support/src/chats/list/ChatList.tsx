import { getServerTime, useConditionFacts } from '@girassol/shared-auth';
import { canEditArea, toIsoDate } from '@girassol/shared-domain';
import { Button, EmptyState, ErrorState, LoadMore, NoResults, PageHeader, tokens } from '@girassol/shared-ui';
import { DebouncedSearchField, FilterGroup, FilterSelect } from '@girassol/shared-ui/filters';
import { LoadingList } from '@girassol/shared-ui/lists';
import type { WppAccount } from '@girassol/support-domain/contract';
import { styled } from 'styled-components';
import { type ChatChoices, type ChatFilter, chatFilters, toChatAddress } from '../chat-address';
import { openDemonstrationPhone } from '../open-demonstration-phone';
import { useChats } from '../use-chats';
import { ChatRows } from './ChatRows';

interface ChatListProps {
  choices: ChatChoices;
  accounts: readonly WppAccount[];
  choose: (change: Partial<ChatChoices>) => void;
  onNew: () => void;
}

/** List of the conversations, with search and filters. */
export function ChatList({ choices, accounts, choose, onNew }: ChatListProps) {
  const { query, chats } = useChats(choices);
  const isFiltered = choices.search !== '' || choices.filter !== 'ALL' || choices.accountId !== null;
  const facts = useConditionFacts();
  const mayWrite = facts === null || canEditArea(facts, 'chats');
  const phone = mayWrite
    ? accounts.find(({ provider, isConnected }) => provider === 'demonstration' && isConnected)
    : undefined;
  return (
    <Frame>
      <PageHeader
        title="Conversas"
        actions={
          mayWrite && (
            <Button variant="primary" icon="plus" size="sm" onClick={onNew}>
              Nova conversa
            </Button>
          )
        }
      />
      <Filters>
        <DebouncedSearchField
          label="Buscar nas conversas"
          placeholder="Nome, número ou mensagem"
          value={choices.search}
          onChange={(search) => choose({ search })}
        />
        <FilterGroup inUse={[choices.filter !== 'ALL', choices.accountId !== null].filter(Boolean).length}>
          <FilterSelect
            label="Quais"
            hideLabel
            value={choices.filter}
            onChange={(value) =>
              choose({
                filter: (Object.keys(chatFilters) as ChatFilter[]).find((one) => one === value) ?? 'ALL',
              })
            }
            options={Object.entries(chatFilters).map(([value, { label }]) => ({ value, label }))}
          />
          {accounts.length > 1 && (
            <FilterSelect
              label="Conta"
              hideLabel
              value={choices.accountId ?? 'ALL'}
              onChange={(value) => choose({ accountId: value === 'ALL' ? null : value })}
              options={[
                { value: 'ALL', label: 'Todas as contas' },
                ...accounts.map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
            />
          )}
        </FilterGroup>
      </Filters>
      {!query.data && query.error && (
        <ErrorState
          error={query.error}
          title="Não foi possível carregar as conversas"
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <LoadingList label="Carregando as conversas" />}
      {query.data &&
        chats.length === 0 &&
        (isFiltered ? (
          <NoResults
            action={
              <Button onClick={() => choose({ search: '', filter: 'ALL', accountId: null })}>
                Limpar filtros
              </Button>
            }
          />
        ) : (
          <EmptyState
            title="Nenhuma conversa ainda"
            text={
              phone
                ? 'Escreva como cliente no celular de demonstração, ou comece uma conversa com um modelo.'
                : 'Quando um cliente escrever para o número da empresa, a conversa aparece aqui.'
            }
            action={
              phone && (
                <Button icon="smartphone" onClick={() => void openDemonstrationPhone(async () => phone._id)}>
                  Abrir um celular de demonstração
                </Button>
              )
            }
          />
        ))}
      {chats.length > 0 && (
        <ChatRows
          chats={chats}
          currentId={choices.chatId}
          hasSeveralAccounts={accounts.length > 1}
          today={toIsoDate(getServerTime())}
          buildAddress={(chatId) => `?${toChatAddress({ ...choices, chatId })}`}
        />
      )}
      {query.hasNextPage && (
        <LoadMore
          loadsAtEnd
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          failure="Não foi possível carregar mais conversas."
          onMore={() => void query.fetchNextPage()}
        />
      )}
      {phone && chats.length > 0 && (
        <Foot>
          <Button
            size="sm"
            variant="ghost"
            icon="smartphone"
            onClick={() => void openDemonstrationPhone(async () => phone._id)}
          >
            Celular de demonstração
          </Button>
        </Foot>
      )}
    </Frame>
  );
}

const { space } = tokens;

const Frame = styled.div`
  padding: ${space[16]} ${space[12]};
`;

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${space[8]};
  margin-bottom: ${space[12]};
  > :first-child { grid-column: 1 / -1; }
  /* The button of the filters stands beside the search. */
  @media ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    > :first-child { grid-column: auto; }
  }
`;

const Foot = styled.div`
  margin-top: ${space[12]};
  text-align: center;
`;
