import { accountPlanLabels, formatCountWithNoun } from '@girassol/shared-domain';
import { Badge, DateText, Row, Text, TextLink } from '@girassol/shared-ui';
import type { AccountOverview } from '@girassol/support-domain/contract';
import { Link } from 'react-router-dom';
import { buildOperatorAccountPath } from '../addresses/operator';
import { RecordRows } from '../status/RecordRows';
import { accountStateLabels } from './account-filters';

const QUEUE_PATH = '/admin2';

/** Rows of the list of all accounts. */
export function AccountRows({ accounts }: { accounts: readonly AccountOverview[] }) {
  return (
    <RecordRows aria-label="Contas">
      {accounts.map((account) => (
        <AccountRow key={account._id} account={account} />
      ))}
    </RecordRows>
  );
}

function AccountRow({ account }: { account: AccountOverview }) {
  const {
    _id,
    name,
    owner,
    people,
    since,
    signupPlan,
    whitelabel,
    activeModules,
    state,
    lastSignIn,
    openTickets,
  } = account;
  return (
    <li>
      <div>
        <TextLink as={Link} to={buildOperatorAccountPath(_id)}>
          {name}
        </TextLink>
        <Text as="p" tone="soft" size={13}>
          {[owner.name, owner.email].filter(Boolean).join(' · ')}
        </Text>
        <Text as="p" tone="soft" size={13}>
          {formatCountWithNoun(people, 'pessoa', 'pessoas')} · desde <DateText value={since} /> ·{' '}
          {lastSignIn === null ? (
            'sem acesso registrado'
          ) : (
            <>
              último acesso <DateText value={lastSignIn} show="dateTime" />
            </>
          )}
        </Text>
      </div>
      <Row gap={8} wraps>
        {openTickets > 0 && (
          <TextLink as={Link} to={`${QUEUE_PATH}?${new URLSearchParams({ busca: name })}`}>
            {formatCountWithNoun(openTickets, 'chamado aberto', 'chamados abertos')}
          </TextLink>
        )}
        {state !== 'ACTIVE' && <Badge tone="warn">{accountStateLabels[state]}</Badge>}
        {whitelabel && <Badge tone="info">{whitelabel}</Badge>}
        <Badge>{accountPlanLabels[signupPlan]}</Badge>
        <Text tone="soft" size={13}>
          {activeModules.length === 0
            ? 'sem módulos'
            : formatCountWithNoun(activeModules.length, 'módulo', 'módulos')}
        </Text>
      </Row>
    </li>
  );
}
