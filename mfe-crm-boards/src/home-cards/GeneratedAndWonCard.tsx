import type { SlotContext } from '@girassol/federation';
import { formatMoney } from '@girassol/shared-domain';
import { HomeCard, keepFiguresTogether, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { toMonthValues } from './months';
import { useDeals } from './use-deals';
import { useIsEmptyAccount } from './use-is-empty-account';

const { color, font, space } = tokens;

/** Least length of a bar that stands for something, in percent. */
const MIN_BAR_PERCENT = 2;

/** Home card with the amounts in R$ of generated and won deals, month by month. */
export default function GeneratedAndWonCard({ scope, session }: SlotContext<'home.card/v1'>) {
  const isEmpty = useIsEmptyAccount({ scope, session });
  const [now] = useState(Date.now);
  const { generated, won, hasFailed, error, retry } = useDeals(scope);
  if (isEmpty) return null;
  return (
    <HomeCard
      title="Gerados e ganhos"
      icon="chart"
      isLoading={!generated || !won || isEmpty === undefined}
      hasFailed={hasFailed}
      error={error}
      onRetry={retry}
    >
      {generated && won && (
        <Months generated={getMonthlyAmounts(generated)} won={getMonthlyAmounts(won)} now={now} />
      )}
    </HomeCard>
  );
}

interface MonthsProps {
  /** R$, the present month first. */
  generated: [number, number, number];
  won: [number, number, number];
  now: number;
}

function Months({ generated, won, now }: MonthsProps) {
  const most = Math.max(...generated, ...won);
  const length = (value: number) => (value > 0 ? `${Math.max(MIN_BAR_PERCENT, (value / most) * 100)}%` : '0');
  const wins = toMonthValues(won, now).reverse();
  return (
    <List>
      {toMonthValues(generated, now)
        .reverse()
        .map(({ label, value }, index) => (
          <li key={label}>
            <b>{label}</b>
            <Bar className="generated" style={{ inlineSize: length(value) }} />
            <span>
              Gerados <strong>{keepFiguresTogether(formatMoney(value))}</strong>
            </span>
            <Bar className="won" style={{ inlineSize: length(wins[index]?.value ?? 0) }} />
            <span>
              Ganhos <strong>{keepFiguresTogether(formatMoney(wins[index]?.value ?? 0))}</strong>
            </span>
          </li>
        ))}
    </List>
  );
}

const getMonthlyAmounts = (months: {
  totalAmount1: number;
  totalAmount2: number;
  totalAmount3: number;
}): [number, number, number] => [months.totalAmount1, months.totalAmount2, months.totalAmount3];

const Bar = styled.i`
  height: 8px;
  border-radius: 4px;
  &.generated { background: ${color.chartGeneration}; }
  &.won { background: ${color.leaf}; }
`;

const List = styled.ol`
  display: grid;
  gap: ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color.inkSoft};
  font: ${font[12]};
  font-variant-numeric: tabular-nums;
  li {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    gap: 2px ${space[8]};
  }
  li > :not(b) { grid-column: 2; }
  b { grid-row: 1 / span 4; color: ${color.ink}; }
  span { display: flex; justify-content: space-between; margin-bottom: 4px; }
  strong { color: ${color.ink}; }
`;
