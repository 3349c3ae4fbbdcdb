import { formatMoney } from '@girassol/shared-domain';
import { type Price, reaisOf } from '@girassol/shared-domain/pricing';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, font, radius, space } = tokens;

/** How much of the price the seller may give away, and how much of that was given. Nothing where there is no room. */
export function SellerRoom({ price }: { price: Price }) {
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
          ? `O desconto passa ${formatMoney(reaisOf(-left))} da margem de negociação.`
          : `Pode ceder mais ${formatMoney(reaisOf(left))}, até ${formatMoney(reaisOf(listPrice - negMarginValue))}.`}
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
