import { formatNumber, monthDelta } from '@girassol/shared-domain';
import { Icon, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** The change against the month before: an arrow, a percentage and a word, so that colour is not needed to read it. */
export function Change({ current, previous }: { current: number; previous: number }) {
  const { delta, deltaIsPositive } = monthDelta(current, previous);
  const isSame = current === previous;
  if (isSame)
    return (
      <Line data-way="same">
        <Icon name="minus" size={14} />
        igual ao mês passado
      </Line>
    );
  return (
    <Line data-way={deltaIsPositive ? 'up' : 'down'}>
      <Icon name={deltaIsPositive ? 'chevron-up' : 'chevron-down'} size={14} />
      {formatNumber(Math.abs(delta), 0)}% {deltaIsPositive ? 'a mais' : 'a menos'} que no mês passado
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  margin: ${tokens.space[8]} 0 0;
  color: ${tokens.color.inkSoft};
  font: ${tokens.font[13]};
  font-weight: ${tokens.weight.medium};
  font-variant-numeric: tabular-nums;
  &[data-way='up'] { color: ${tokens.color.goodInk}; }
  &[data-way='down'] { color: ${tokens.color.badInk}; }
`;
