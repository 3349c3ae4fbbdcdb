import { formatCountWithNoun } from '@girassol/shared-domain';
import { Badge, DateText, Row, Text, TextLink, tokens } from '@girassol/shared-ui';
import type { AccountOverview } from '@girassol/support-domain/contract';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buildOperatorAccountPath } from '../addresses/operator';
import { accountStateLabels, planLabels } from './account-filters';

const QUEUE_PATH = '/admin2';

/** Rows of the list of all accounts. */
export function AccountRows({ accounts }: { accounts: readonly AccountOverview[] }) {
  return (
    <List aria-label="Contas">
      {accounts.map((account) => (
        <AccountRow key={account._id} account={account} />
      ))}
    </List>
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
        <Badge>{planLabels[signupPlan]}</Badge>
        <Text tone="soft" size={13}>
          {activeModules.length === 0
            ? 'sem módulos'
            : formatCountWithNoun(activeModules.length, 'módulo', 'módulos')}
        </Text>
      </Row>
    </li>
  );
}

const { color, space } = tokens;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]};
    padding: ${space[8]} 0;
    border-top: 1px solid ${color.lineSoft};
    overflow-wrap: anywhere;
  }
`;
