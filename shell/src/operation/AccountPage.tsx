import { SIGNATURE_MODULE } from '@girassol/shared-domain';
import type { AccountDetail } from '@girassol/shared-domain/contract';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  DateText,
  EmptyState,
  ErrorState,
  Heading,
  PageHeader,
  Row,
  Skeleton,
  Stack,
  Text,
} from '@girassol/shared-ui';
import { useState } from 'react';
import { Link } from '../navigation/Link';
import { usePlace } from '../navigation/places-context';
import { AccessLink, type GivenLink } from './AccessLink';
import { AccountClock } from './AccountClock';
import { AccountEquipment } from './AccountEquipment';
import { AccountSignatures } from './AccountSignatures';
import { accountChangeText } from './account-text';
import { ChangeDialog } from './ChangeDialog';
import { History } from './History';
import { OperationList } from './OperationList';
import { NotForYou, OperationPage } from './OperationPage';
import { giveLink, isAbsent, isNotAllowed, useAccount } from './use-accounts';

const LIST = '/operacao/contas';

/** For the operators of the platform: one account, what it carries, and what was done with it. */
export default function AccountPage() {
  return (
    <OperationPage>
      <Account />
    </OperationPage>
  );
}

function Account() {
  const { decision } = usePlace();
  const accountId = (decision.outcome === 'open' && decision.params.accountId) || '';
  const { data, error, isFetching, refetch } = useAccount(accountId);
  const back = (
    <ButtonLink as={Link} to={LIST} icon="arrow-left">
      Todas as contas
    </ButtonLink>
  );
  if (isNotAllowed(error)) return <NotForYou />;
  if (isAbsent(error))
    return <EmptyState title="Esta conta não existe" text="Confira o endereço." action={back} />;
  if (data) return <Contents account={data.account} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <Skeleton height={420} radius={10} />;
}

function Contents({ account }: { account: AccountDetail }) {
  const { _id, name, signupPlan, statusOk, since, people, mayLink, history } = account;
  const [isLinking, setIsLinking] = useState(false);
  const [link, setLink] = useState<GivenLink | null>(null);
  const owner = people.find(({ type }) => type === 'MANAGER');
  return (
    <Stack gap={16}>
      <PageHeader
        title={name}
        summary={
          <Row gap={8} wraps>
            <Badge>{`Plano ${signupPlan}`}</Badge>
            {!statusOk && <Badge tone="warn">Pagamento irregular</Badge>}
            <span>
              Conta desde <DateText value={since} />
            </span>
          </Row>
        }
        actions={
          <>
            <ButtonLink as={Link} to={LIST} icon="arrow-left">
              Todas as contas
            </ButtonLink>
            {mayLink && (
              <Button icon="link" onClick={() => setIsLinking(true)}>
                Link para senha
              </Button>
            )}
          </>
        }
      />
      <AccountEquipment account={account} />
      {account.activeModules.includes(SIGNATURE_MODULE) && <AccountSignatures accountId={_id} />}
      <AccountClock accountId={_id} />
      <Card padding={16} role="region" aria-label="Pessoas">
        <Stack gap={12}>
          <Heading level={2}>Pessoas</Heading>
          <OperationList>
            {people.map((person) => (
              <li key={person._id}>
                <span>
                  <Text weight={500}>{person.name}</Text>{' '}
                  <Text tone="soft" size={13}>
                    {person.email}
                  </Text>
                </span>
                <Text tone="soft" size={13}>
                  {person.type === 'MANAGER' ? 'Dono' : 'Vendedor'} · desde <DateText value={person.since} />
                </Text>
              </li>
            ))}
          </OperationList>
        </Stack>
      </Card>
      <Card padding={16} role="region" aria-label="Histórico">
        <Stack gap={8}>
          <Heading level={2}>Histórico</Heading>
          {history.length === 0 && <Text tone="soft">A operação ainda não mudou nada nesta conta.</Text>}
          <History>
            {history.map((change) => (
              <li key={change.revision}>
                <DateText value={change.at} show="dateTime" />{' '}
                <Text weight={500}>{accountChangeText(change)}</Text> {change.by}: {change.why}
              </li>
            ))}
          </History>
          <Text as="p" tone="faint" size={12}>
            {`id ${_id}`}
          </Text>
        </Stack>
      </Card>
      {isLinking && owner && (
        <ChangeDialog
          title={`Link para ${owner.name}`}
          text={`Quem abrir o link escolhe a senha de ${owner.email}, uma vez, em até 48 horas. Um link anterior deixa de valer.`}
          submitLabel="Criar link"
          initial={{ why: '' }}
          done="Link criado."
          onClose={() => setIsLinking(false)}
          order={async (_, { why }) => {
            const given = await giveLink(_id, why);
            setLink({ ...given.link, accountId: _id, whitelabel: account.whitelabel, to: owner });
          }}
        />
      )}
      {link && <AccessLink link={link} onClose={() => setLink(null)} />}
    </Stack>
  );
}
