import { api, useApiQuery, useSearchRecords, useSession } from '@girassol/shared-auth';
import {
  boardDescriptions,
  buildBoardPath,
  formatCountWithNoun,
  formatItemNumber,
} from '@girassol/shared-domain';
import { Button, Heading, Row, Skeleton, Stack, Text, TextLink, tokens } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { SearchField } from '@girassol/shared-ui/inputs';
import type { Chat, WppAccount } from '@girassol/support-domain/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { openDemonstrationPhone } from '../open-demonstration-phone';

interface CustomerPanelProps {
  chat: Chat;
  account: WppAccount | undefined;
  onChanged: (chat: Chat) => void;
}

const NOBODY = 'NOBODY';
/** Open items that the panel shows; the customer's page has them all. */
const MAX_SHOWN_ITEMS = 4;

/** Customer of a conversation with their items, and who looks after it. */
export function CustomerPanel({ chat, account, onChanged }: CustomerPanelProps) {
  const userId = useSession()?.userId ?? '';
  const { data } = useApiQuery('GET /chats/people/:userId', { params: { userId } });
  const params = { chatId: chat._id };

  async function change(work: () => Promise<{ chat: Chat }>) {
    try {
      onChanged((await work()).chat);
    } catch {
      // The dialog of errors has said why.
    }
  }
  const connect = (customerId: string | null) =>
    void change(() => api('PUT /chats/customer/:chatId', { params, body: { customerId } }));

  return (
    <Panel>
      <Stack gap={4}>
        <Heading level={2}>Cliente</Heading>
        {chat.customer ? (
          <ConnectedCustomer chat={chat} onDisconnect={() => connect(null)} />
        ) : (
          <CustomerChoice chat={chat} onChoose={connect} />
        )}
      </Stack>
      {chat.mayWrite ? (
        <Select
          label="Responsável pela conversa"
          value={chat.assignee?._id ?? NOBODY}
          onChange={(value) =>
            void change(() =>
              api('PUT /chats/assignee/:chatId', {
                params,
                body: { userId: value === NOBODY ? null : value },
              }),
            )
          }
          options={[
            { value: NOBODY, label: 'Ninguém ainda' },
            ...(data?.people ?? []).map(({ _id, personalData }) => ({
              value: _id,
              label: personalData.name,
            })),
          ]}
        />
      ) : null}
      <Text tone="soft" size={13}>
        Conta: {chat.account.name}
      </Text>
      {account?.provider === 'demonstration' && account.isConnected && chat.mayWrite && (
        <Button
          size="sm"
          icon="smartphone"
          onClick={() => void openDemonstrationPhone(async () => account._id, chat._id)}
        >
          Abrir o celular desta pessoa
        </Button>
      )}
    </Panel>
  );
}

function ConnectedCustomer({ chat, onDisconnect }: { chat: Chat; onDisconnect: () => void }) {
  const userId = useSession()?.userId ?? '';
  const customer = chat.customer;
  const { data, isPending } = useApiQuery(
    'GET /customers/items/:cid',
    { params: { cid: customer?._id ?? '' } },
    { enabled: customer !== null, retry: false },
  );
  if (!customer) return null;
  const open = data?.items.filter(({ status }) => status === 'IN_PROGRESS') ?? [];
  return (
    <>
      <TextLink as={Link} to={`/cliente/editar/${customer._id}`} dir="auto">
        {customer.name}
      </TextLink>
      {chat.phone && <Text size={13}>{chat.phone}</Text>}
      {isPending && <Skeleton height={48} />}
      {data && (
        <Items aria-label="Negócios do cliente">
          {open.slice(0, MAX_SHOWN_ITEMS).map((item) => (
            <li key={item._id}>
              <TextLink as={Link} to={`${buildBoardPath(item.type, userId)}?item=${item._id}`}>
                {boardDescriptions[item.type].itemName} {formatItemNumber(item.id)}
              </TextLink>
              <Text size={13} tone="soft">
                {item.name}
              </Text>
            </li>
          ))}
          {open.length === 0 && (
            <li>
              <Text size={13} tone="soft">
                Nenhum negócio em andamento. Crie um lead a partir de uma mensagem.
              </Text>
            </li>
          )}
        </Items>
      )}
      {open.length > MAX_SHOWN_ITEMS && (
        <Text size={13} tone="soft">
          e mais {formatCountWithNoun(open.length - MAX_SHOWN_ITEMS, 'negócio', 'negócios')} em andamento
        </Text>
      )}
      {chat.mayWrite && (
        <Row gap={8}>
          <Button size="sm" variant="ghost" onClick={onDisconnect}>
            Desligar da conversa
          </Button>
        </Row>
      )}
    </>
  );
}

function CustomerChoice({ chat, onChoose }: { chat: Chat; onChoose: (customerId: string) => void }) {
  const [search, setSearch] = useState('');
  const { records, isLoading } = useSearchRecords(search, search === '' ? [] : ['CUSTOMER']);
  const found =
    search === ''
      ? chat.candidates
      : records.flatMap((one) => (one.kind === 'CUSTOMER' ? [{ _id: one._id, name: one.name }] : []));
  return (
    <>
      <Text size={13} tone="soft">
        {chat.phone || 'O número não aparece.'} Ainda não pertence a um cliente.
      </Text>
      {chat.mayWrite && (
        <>
          <SearchField
            label="Buscar cliente"
            hideLabel
            placeholder="Buscar cliente"
            value={search}
            onChange={setSearch}
          />
          {search === '' && found.length > 0 && <Text size={13}>Com este número:</Text>}
          <Items aria-label="Clientes">
            {found.slice(0, 5).map(({ _id, name }) => (
              <li key={_id}>
                <Button size="sm" icon="link" onClick={() => onChoose(_id)}>
                  {name}
                </Button>
              </li>
            ))}
            {search !== '' && !isLoading && found.length === 0 && (
              <li>
                <Text size={13} tone="soft">
                  Nenhum cliente encontrado.
                </Text>
              </li>
            )}
          </Items>
        </>
      )}
    </>
  );
}

const { space } = tokens;

const Panel = styled.div`
  display: grid;
  gap: ${space[16]};
  align-content: start;
  padding: ${space[16]};
`;

const Items = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin: ${space[4]} 0 0;
  padding: 0;
  list-style: none;
  li { display: grid; gap: 2px; justify-items: start; overflow-wrap: anywhere; }
`;
