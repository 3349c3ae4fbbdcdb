import { paymentMethodLabels, planNames } from '@girassol/account-domain/billing';
import type { AccountBilling } from '@girassol/account-domain/contract';
import { formatCpfOrCnpj, formatDate, formatMoney } from '@girassol/shared-domain';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

interface SubscriptionFactsProps {
  subscription: NonNullable<AccountBilling['subscription']>;
  billing: Pick<AccountBilling, 'nextCharge' | 'creditCents'>;
}

/** Plan, seats, next charge, credit and payer of an account. */
export function SubscriptionFacts({ subscription, billing }: SubscriptionFactsProps) {
  const { planId, vendorsAmount, monthsPerPeriod, next, payer } = subscription;
  const { nextCharge, creditCents } = billing;
  const period = monthsPerPeriod === 1 ? 'mensal' : '12 meses';
  const changesAtRenewal = next && 'na renovação';
  return (
    <Facts>
      <div>
        <dt>Plano</dt>
        <dd>{`${planNames[planId]}, ${period}`}</dd>
        {next && next.planId !== planId && <dd>{`${planNames[next.planId]} ${changesAtRenewal}`}</dd>}
      </div>
      <div>
        <dt>Vendedores</dt>
        <dd>{vendorsAmount}</dd>
        {next && next.vendorsAmount !== vendorsAmount && (
          <dd>{`${next.vendorsAmount} ${changesAtRenewal}`}</dd>
        )}
      </div>
      <div>
        <dt>Próxima cobrança</dt>
        <dd>{nextCharge ? formatMoney(nextCharge.amountCents / 100) : 'Nenhuma'}</dd>
        {nextCharge && (
          <dd>{`${formatDate(nextCharge.dueOn)}, por ${paymentMethodLabels[nextCharge.method]}`}</dd>
        )}
      </div>
      <div>
        <dt>Crédito</dt>
        <dd>{formatMoney(creditCents / 100)}</dd>
      </div>
      <div>
        <dt>Pagador</dt>
        <dd>{payer.name}</dd>
        <dd>
          {[payer.document && formatCpfOrCnpj(payer.document), payer.email].filter(Boolean).join(' · ')}
        </dd>
      </div>
    </Facts>
  );
}

const { color, font, screen, space, weight } = tokens;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, auto));
  gap: ${space[12]} ${space[24]};
  margin: 0;
  font: ${font[14]};
  @media ${screen.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child { grid-column: 1 / -1; }
  }
  dt { color: ${color.inkSoft}; font: ${font[12]}; }
  dd { margin: 0; color: ${color.ink}; font-weight: ${weight.medium}; font-variant-numeric: tabular-nums; }
  dd + dd { color: ${color.inkSoft}; font: ${font[13]}; overflow-wrap: anywhere; }
`;
