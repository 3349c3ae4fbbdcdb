import type { AccountInList } from '@girassol/shared-domain/contract';
import {
  Badge,
  Button,
  DateText,
  EmptyState,
  NoResults,
  PageHeader,
  Row,
  Stack,
  Text,
  TextLink,
} from '@girassol/shared-ui';
import { PausedSearch } from '@girassol/shared-ui/filters';
import { useState } from 'react';
import { Link } from '../navigation/Link';
import { usePlace, usePlaces } from '../navigation/places-context';
import { NewAccount } from './NewAccount';
import { OperationPage } from './OperationPage';
import { PagedList } from './PagedList';
import { useAccounts } from './use-accounts';

const PATH = '/operacao/contas';

/** For the operators of the platform: its accounts, found by name, login or id. */
export default function AccountsPage() {
  return (
    <OperationPage>
      <Accounts />
    </OperationPage>
  );
}

function Accounts() {
  const { navigate } = usePlaces();
  const search = new URLSearchParams(usePlace().search).get('busca') ?? '';
  const [isOpening, setIsOpening] = useState(false);
  const query = useAccounts(search);
  const total = query.data?.pages[0]?.total;

  function look(text: string) {
    navigate(text ? `${PATH}?${new URLSearchParams({ busca: text })}` : PATH, { replace: true });
  }

  return (
    <Stack gap={8}>
      <PageHeader
        title="Contas"
        summary={total === undefined ? 'Quem usa a plataforma.' : totalText(total, search)}
        actions={
          <Button icon="plus" variant="primary" onClick={() => setIsOpening(true)}>
            Abrir conta
          </Button>
        }
        filters={
          <PausedSearch
            label="Buscar conta"
            placeholder="Nome, e-mail ou id"
            value={search}
            onChange={look}
          />
        }
      />
      <Found query={query} search={search} onClear={() => look('')} />
      {isOpening && (
        <NewAccount onClose={() => setIsOpening(false)} onOpened={(id) => navigate(`${PATH}/${id}`)} />
      )}
    </Stack>
  );
}

const totalText = (total: number, search: string): string => {
  const counted = total === 1 ? '1 conta' : `${total} contas`;
  return search ? `${counted} com “${search}”` : counted;
};

interface FoundProps {
  query: ReturnType<typeof useAccounts>;
  search: string;
  onClear: () => void;
}

function Found({ query, search, onClear }: FoundProps) {
  const none = search ? (
    <NoResults action={<Button onClick={onClear}>Ver todas as contas</Button>} />
  ) : (
    <EmptyState title="Nenhuma conta" text="Abra a primeira com o botão acima." />
  );
  return (
    <PagedList
      query={query}
      itemsOf={({ accounts }) => accounts}
      label="Contas"
      none={none}
      failure="Não foi possível carregar mais contas."
    >
      {(account) => <Line key={account._id} account={account} />}
    </PagedList>
  );
}

function Line({ account }: { account: AccountInList }) {
  const { _id, name, owner, people, since, signupPlan, whitelabel, activeModules, statusOk } = account;
  return (
    <li>
      <div>
        <TextLink as={Link} to={`${PATH}/${_id}`}>
          {name}
        </TextLink>
        <Text as="p" tone="soft" size={13}>
          {[owner.name, owner.email].filter(Boolean).join(' · ')}
        </Text>
        <Text as="p" tone="soft" size={13}>
          {people === 1 ? '1 pessoa' : `${people} pessoas`} · desde <DateText value={since} />
        </Text>
      </div>
      <Row gap={8} wraps>
        {!statusOk && <Badge tone="warn">Pagamento irregular</Badge>}
        {whitelabel && <Badge tone="info">{whitelabel}</Badge>}
        <Badge>{signupPlan}</Badge>
        <Text tone="soft" size={13}>
          {modulesText(activeModules.length)}
        </Text>
      </Row>
    </li>
  );
}

const modulesText = (count: number): string => {
  if (count === 0) return 'sem módulos';
  return count === 1 ? '1 módulo' : `${count} módulos`;
};
