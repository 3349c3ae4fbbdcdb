import { formatMoney } from '@girassol/shared-domain';
import { centsToReais, type Price } from '@girassol/shared-domain/pricing';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, font, radius, space } = tokens;

/**
 * Bar with the negotiation margin of the seller and the part of the margin that the discount uses. Renders
 * nothing without a negotiation margin.
 */
export function SellerMarginBar({ price }: { price: Price }) {
  const { negMarginValue, discount, listPrice } = price;
  if (negMarginValue <= 0n) return null;
  const used = Math.min(1, Number(discount) / Number(negMarginValue));
  const left = negMarginValue - discount;
  return (
    <Room>
      <span>Espaço do vendedor</span>
      <Bar aria-hidden>
        <i style={{ width: `${used * 100}%` }} data-over={left < 0n || undefined} />
      </Bar>
      <span>
        {left < 0n
          ? `O desconto passa ${formatMoney(centsToReais(-left))} da margem de negociação.`
          : `Pode ceder mais ${formatMoney(centsToReais(left))}, até ${formatMoney(centsToReais(listPrice - negMarginValue))}.`}
      </span>
    </Room>
  );
}

const Room = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  color: ${color.inkSoft};
  font: ${font[13]};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.span`
  display: block;
  height: 6px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.sunSoft};
  > i { display: block; height: 100%; background: ${color.sun}; }
  > i[data-over] { background: ${color.bad}; }
`;
