import { computeMonthlyChangePercent, formatNumber } from '@girassol/shared-domain';
import { Icon, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

interface ChangeProps {
  /** Name of the figure that changed: "Valor". */
  of: string;
  current: number;
  previous: number;
}

/**
 * Change of a figure against the previous month: the figure's name, an arrow, a percentage and a word, so that it is
 * readable without colour (shell.home-030).
 */
export function MonthChange({ of, current, previous }: ChangeProps) {
  const { delta, deltaIsPositive } = computeMonthlyChangePercent(current, previous);
  const percent = formatNumber(Math.abs(delta), 0);
  if (percent === '0')
    return (
      <Line data-way="same">
        <Icon name="minus" size={14} />
        {of}: {current === previous ? 'igual' : 'quase igual'} ao mês passado
      </Line>
    );
  return (
    <Line data-way={deltaIsPositive ? 'up' : 'down'}>
      <Icon name={deltaIsPositive ? 'chevron-up' : 'chevron-down'} size={14} />
      {of}: {percent}% {deltaIsPositive ? 'a mais' : 'a menos'} que no mês passado
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  margin: ${tokens.space[4]} 0 0;
  color: ${tokens.color.inkSoft};
  font: ${tokens.font[13]};
  font-weight: ${tokens.weight.medium};
  font-variant-numeric: tabular-nums;
  &[data-way='up'] { color: ${tokens.color.goodInk}; }
  &[data-way='down'] { color: ${tokens.color.badInk}; }
`;
