import { formatMoney, roundToCents } from '@girassol/shared-domain';
import type { FinancingOfferTerms } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/**
 * Breakdown of the amount paid for an offer, as bar and list: amount for the purchase, interest, IOF tax, fee
 * and insurance, which make up the CET (total cost rate).
 */
export function CostParts({ offer }: { offer: FinancingOfferTerms }) {
  const parts = getCostParts(offer);
  const all = parts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Box>
      <summary>De que é feito o CET</summary>
      <Bar aria-hidden>
        {parts.map(({ name, amount, fill }) => (
          <span key={name} style={{ flexGrow: all > 0 ? amount / all : 0, background: fill }} />
        ))}
      </Bar>
      <dl>
        {parts.map(({ name, amount, fill }) => (
          <div key={name}>
            <dt>
              <i style={{ background: fill }} aria-hidden />
              {name}
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

/** Returns the amount lent for the purchase and the costs on top of it. */
function getCostParts({
  releasedToPurchase,
  iof,
  isReducedIof,
  tariff,
  insuranceValue,
  installments,
  totalPayment,
}: FinancingOfferTerms) {
  const insurance = roundToCents(insuranceValue * installments);
  const interest = Math.max(0, totalPayment - insurance - releasedToPurchase - iof - tariff);
  return [
    { name: 'Para a compra', amount: releasedToPurchase, fill: tokens.color.leaf },
    { name: 'Juros', amount: interest, fill: tokens.color.info },
    { name: isReducedIof ? 'IOF do Simples e MEI' : 'IOF', amount: iof, fill: tokens.color.sun },
    { name: 'Tarifa', amount: tariff, fill: tokens.color.warn },
    { name: 'Seguro', amount: insurance, fill: tokens.color.frio },
  ].filter(({ amount }, index) => amount > 0 || index < 3);
}

const { color, font, radius, space } = tokens;

const Box = styled.details`
  font: ${font[12]};
  color: ${color.inkSoft};
  summary { padding: ${space[4]} 0; font-weight: 500; cursor: pointer; }
  dl { margin: ${space[8]} 0 0; }
  dl > div { display: flex; justify-content: space-between; gap: ${space[8]}; padding: 2px 0; }
  dt { display: flex; align-items: center; gap: ${space[4]}; }
  dt > i { width: 8px; height: 8px; border-radius: 2px; }
  dd { margin: 0; font-variant-numeric: tabular-nums; }
`;

const Bar = styled.div`
  display: flex;
  height: 8px;
  margin-top: ${space[4]};
  border-radius: ${radius.round};
  overflow: hidden;
`;
