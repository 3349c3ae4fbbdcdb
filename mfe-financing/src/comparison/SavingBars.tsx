import { formatMoney } from '@girassol/shared-domain';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

interface SavingBarsProps {
  /** The first one, R$. */
  installment: number;
  /** R$ a month that the bill falls by; null where it is not known. */
  saving: number | null;
  /** R$ of the longest bar of all offers. */
  longest: number;
}

/** Bars that compare the instalment with the reduction of the energy bill. */
export function SavingBars({ installment, saving, longest }: SavingBarsProps) {
  if (saving === null) return <BarLabel>A economia da conta ainda não foi calculada.</BarLabel>;
  const difference = saving - installment;
  return (
    <div>
      <Bars aria-hidden>
        <small>Parcela</small>
        <Line>
          <span style={{ width: computeBarWidth(installment, longest), background: tokens.color.info }} />
        </Line>
        <small>Economia</small>
        <Line>
          <span style={{ width: computeBarWidth(saving, longest), background: tokens.color.leaf }} />
        </Line>
      </Bars>
      <BarLabel $isGood={difference >= 0}>{compare(saving, installment)}</BarLabel>
    </div>
  );
}

/** Says the difference in words, so that no amount has a sign. */
function compare(saving: number, installment: number): string {
  if (saving < 0)
    return `A conta sobe ${formatMoney(-saving)}: faltam ${formatMoney(installment - saving)} por mês.`;
  if (saving >= installment)
    return `A economia da conta, ${formatMoney(saving)}, paga a parcela e sobram ${formatMoney(saving - installment)}.`;
  return `A economia da conta é de ${formatMoney(saving)}: faltam ${formatMoney(installment - saving)} por mês.`;
}

const computeBarWidth = (amount: number, longest: number): string =>
  `${longest > 0 ? Math.max(1, (Math.max(0, amount) / longest) * 100) : 0}%`;

const { color, font, radius, space } = tokens;

const Bars = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 3px ${space[8]};
  align-items: center;
`;

const Line = styled.div`
  height: 8px;
  border-radius: ${radius.round};
  background: ${color.sunken};
  > span { display: block; height: 100%; border-radius: inherit; }
`;

const BarLabel = styled.p<{ $isGood?: boolean }>`
  margin: ${space[4]} 0 0;
  min-height: 2.5rem;
  font: ${font[12]};
  color: ${({ $isGood }) => ($isGood ? color.goodInk : color.inkSoft)};
`;
