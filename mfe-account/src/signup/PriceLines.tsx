import { type FirstPrice, priceLabels } from '@girassol/account-domain/billing';
import { formatMoney } from '@girassol/shared-domain';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Line of a price: a label and an amount in cents. */
export interface LabelledAmount {
  label: string;
  cents: number;
}

/** Lists the lines of a first price with its discount. */
export function listPriceLines({ lines, discountCents }: FirstPrice, couponName: string): LabelledAmount[] {
  const plain = lines.map(({ key, quantity, cents }) => ({
    label: quantity > 1 ? `${priceLabels[key]} (${quantity})` : priceLabels[key],
    cents,
  }));
  return discountCents > 0 ? [...plain, { label: `Cupom ${couponName}`, cents: -discountCents }] : plain;
}

interface PriceLinesProps {
  lines: readonly LabelledAmount[];
  totalLabel: string;
  totalCents: number;
}

/** Lines of a price below each other, with their total. */
export function PriceLines({ lines, totalLabel, totalCents }: PriceLinesProps) {
  return (
    <Lines>
      {lines.map(({ label, cents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-discount={cents < 0 || undefined}>{formatMoney(cents / 100)}</dd>
        </div>
      ))}
      <div data-total>
        <dt>{totalLabel}</dt>
        <dd>{formatMoney(totalCents / 100)}</dd>
      </div>
    </Lines>
  );
}

const { color, font, space, weight } = tokens;

const Lines = styled.dl`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  font: ${font[14]};
  > div { display: flex; justify-content: space-between; align-items: baseline; gap: ${space[16]}; }
  dt { color: ${color.inkSoft}; }
  dd { margin: 0; white-space: nowrap; font-variant-numeric: tabular-nums; color: ${color.ink}; }
  dd[data-discount] { color: ${color.goodInk}; }
  [data-total] { padding-top: ${space[12]}; border-top: 1px solid ${color.line}; }
  [data-total] dt { color: ${color.ink}; font-weight: ${weight.strong}; }
  [data-total] dd { font: ${font[24]}; font-weight: ${weight.strong}; letter-spacing: -0.01em; }
`;
