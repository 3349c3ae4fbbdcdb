import { formatMoney, formatNumber, formatPower } from '@girassol/shared-domain';
import type { IconName } from '@girassol/shared-ui';
import { HomeCard, HomeFigure, HomeNote, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MonthChange } from './Change';
import { MonthBars } from './MonthBars';
import { toMonthValues } from './months';

interface Deals {
  totalAmount1: number;
  totalAmount2: number;
  totalSales1: number;
  totalSales2: number;
  totalSales3: number;
  totalPower1?: number;
}

interface DealsCardProps {
  title: string;
  icon: IconName;
  deals: Deals | undefined;
  hasFailed: boolean;
  error: unknown;
  onRetry: () => void;
}

/**
 * Home card that compares the deals of this month with those of the last month: count, amount, and three
 * months as bars.
 */
export function DealsCard({ title, icon, deals, hasFailed, error, onRetry }: DealsCardProps) {
  const [now] = useState(Date.now);
  return (
    <HomeCard
      title={title}
      icon={icon}
      isLoading={!deals}
      hasFailed={hasFailed && !deals}
      error={error}
      onRetry={onRetry}
    >
      {deals && (
        <Split>
          <div>
            <HomeFigure>{formatNumber(deals.totalSales1, 0)}</HomeFigure>
            <HomeNote>{formatMoney(deals.totalAmount1)} este mês</HomeNote>
            {deals.totalPower1 !== undefined && <HomeNote>{formatPower(deals.totalPower1)}</HomeNote>}
          </div>
          <MonthBars
            months={toMonthValues([deals.totalSales1, deals.totalSales2, deals.totalSales3], now)}
            show={(value) => formatNumber(value, 0)}
          />
          <Changes>
            <MonthChange of="Valor" current={deals.totalAmount1} previous={deals.totalAmount2} />
            <MonthChange of="Negócios" current={deals.totalSales1} previous={deals.totalSales2} />
          </Changes>
        </Split>
      )}
    </HomeCard>
  );
}

const Changes = styled.div`
  margin-top: ${tokens.space[4]};
`;

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(7.5rem, 42%);
  column-gap: ${tokens.space[16]};
  align-items: end;
  > div { align-self: start; }
  > :last-child { grid-column: 1 / -1; }
`;
