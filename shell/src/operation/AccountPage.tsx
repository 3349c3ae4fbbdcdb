import { Slot } from '@girassol/federation/remote';
import { useConditionFacts, useSession } from '@girassol/shared-auth';
import { accountPlanLabels, SIGNATURE_MODULE } from '@girassol/shared-domain';
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
import { useCallback, useState } from 'react';
import { Link } from '../navigation/Link';
import { useVisitorLocation } from '../navigation/navigation-context';
import { type AccessLinkData, AccessLinkDialog } from './AccessLinkDialog';
import { AccountClockCard } from './AccountClockCard';
import { AccountFeaturesForm } from './AccountFeaturesForm';
import { AccountFinancePlatformCard } from './AccountFinancePlatformCard';
import { AccountSignatureQuotaForm } from './AccountSignatureQuotaForm';
import { describeAccountChange } from './account-text';
import { ACCOUNTS_PATH } from './accounts-path';
import { ChangeWithReasonDialog } from './ChangeWithReasonDialog';
import { HistoryList } from './History';
import { OperationList } from './OperationList';
import { OperationPage, OperatorsOnlyNotice } from './OperationPage';
import {
  createAccessLink,
  isForbiddenError,
  isNotFoundError,
  refreshAccounts,
  resetOwnerFactor,
  useAccount,
} from './use-accounts';

/** Operator page of one account: its white-label and modules, and the history of changes. */
export default function AccountPage() {
  return (
    <OperationPage>
      <Account />
    </OperationPage>
  );
}

function Account() {
  const { decision } = useVisitorLocation();
  const accountId = (decision.outcome === 'open' && decision.params.accountId) || '';
  const { data, error, isFetching, refetch } = useAccount(accountId);
  const back = (
    <ButtonLink as={Link} to={ACCOUNTS_PATH} icon="arrow-left">
      Todas as contas
    </ButtonLink>
  );
  if (isForbiddenError(error)) return <OperatorsOnlyNotice />;
  if (isNotFoundError(error))
    return <EmptyState title="Esta conta não existe" text="Confira o endereço." action={back} />;
  if (data) return <Contents account={data.account} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <Skeleton height={420} radius={10} />;
}

function Contents({ account }: { account: AccountDetail }) {
  const { _id, name, signupPlan, statusOk, since, people, mayLink, history } = account;
  const [isLinking, setIsLinking] = useState(false);
  const [isResetting, setIsResetting] = useState(false);
  const [link, setLink] = useState<AccessLinkData | null>(null);
  const owner = people.find(({ type }) => type === 'MANAGER');
  return (
    <Stack gap={16}>
      <PageHeader
        title={name}
        summary={
          <Row gap={8} wraps>
            <Badge>{`Plano ${accountPlanLabels[signupPlan]}`}</Badge>
            {!statusOk && <Badge tone="warn">Pagamento irregular</Badge>}
            <span>
              Conta desde <DateText value={since} />
            </span>
          </Row>
        }
        actions={
          <>
            <ButtonLink as={Link} to={ACCOUNTS_PATH} icon="arrow-left">
              Todas as contas
            </ButtonLink>
            {mayLink && (
              <Button icon="link" onClick={() => setIsLinking(true)}>
                Link para senha
              </Button>
            )}
            <Button icon="key" onClick={() => setIsResetting(true)}>
              Desligar duas etapas
            </Button>
          </>
        }
      />
      <SectionsOfAreas account={account} />
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
      <AccountFeaturesForm account={account} />
      {account.activeModules.includes(SIGNATURE_MODULE) && <AccountSignatureQuotaForm accountId={_id} />}
      <AccountFinancePlatformCard account={account} />
      <AccountClockCard accountId={_id} />
      <Card padding={16} role="region" aria-label="Histórico">
        <Stack gap={8}>
          <Heading level={2}>Histórico</Heading>
          {history.length === 0 && <Text tone="soft">A operação ainda não mudou nada nesta conta.</Text>}
          <HistoryList>
            {history.map((change) => (
              <li key={change.revision}>
                <DateText value={change.at} show="dateTime" />{' '}
                <Text weight={500}>{describeAccountChange(change)}</Text> {change.by}: {change.why}
              </li>
            ))}
          </HistoryList>
          <Text as="p" tone="faint" size={12}>
            {`id ${_id}`}
          </Text>
        </Stack>
      </Card>
      {isResetting && owner && (
        <ChangeWithReasonDialog
          title={`Duas etapas de ${owner.name}`}
          text={`O login de ${owner.email} volta a pedir só a senha, e as sessões abertas terminam. Confira antes quem pede: o dono recebe um e-mail.`}
          submitLabel="Desligar"
          danger
          initial={{ why: '' }}
          done="Verificação em duas etapas desligada."
          onClose={() => setIsResetting(false)}
          order={(_, { why }) => resetOwnerFactor(_id, why)}
        />
      )}
      {isLinking && owner && (
        <ChangeWithReasonDialog
          title={`Link para ${owner.name}`}
          text={`Quem abrir o link escolhe a senha de ${owner.email}, uma vez, em até 48 horas. Um link anterior deixa de valer.`}
          submitLabel="Criar link"
          initial={{ why: '' }}
          done="Link criado."
          onClose={() => setIsLinking(false)}
          order={async (_, { why }) => {
            const given = await createAccessLink(_id, why);
            setLink({ ...given.link, accountId: _id, whitelabel: account.whitelabel, to: owner });
          }}
        />
      )}
      {link && <AccessLinkDialog link={link} onClose={() => setLink(null)} />}
    </Stack>
  );
}

/** Sections that areas add to the page of an account. */
function SectionsOfAreas({ account }: { account: AccountDetail }) {
  const session = useSession();
  const permissions = useConditionFacts()?.permissions;
  const onChanged = useCallback(() => void refreshAccounts(), []);
  if (!session || !permissions) return null;
  return <Slot name="operator-account.section/v1" context={{ session, permissions, account, onChanged }} />;
}
