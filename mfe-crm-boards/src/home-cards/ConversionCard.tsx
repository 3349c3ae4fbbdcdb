import type { SlotContext } from '@girassol/federation';
import { computeConversionPercent, formatNumber } from '@girassol/shared-domain';
import { HomeCard, HomeNote, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { toMonthValues } from './months';
import { useDeals } from './use-deals';
import { useIsEmptyAccount } from './use-is-empty-account';

const { color, font, space, weight } = tokens;

/** Home card with the share of generated deals that were won, in each of three months. */
export default function ConversionCard({ scope, session }: SlotContext<'home.card/v1'>) {
  const isEmpty = useIsEmptyAccount({ scope, session });
  const [now] = useState(Date.now);
  const { generated, won, hasFailed, error, retry } = useDeals(scope);
  if (isEmpty) return null;
  return (
    <HomeCard
      title="Conversão"
      icon="trophy"
      isLoading={!generated || !won || isEmpty === undefined}
      hasFailed={hasFailed}
      error={error}
      onRetry={retry}
    >
      {generated && won && (
        <>
          <Rings>
            {toMonthValues(
              [
                computeConversionPercent(won.totalSales1, generated.totalSales1),
                computeConversionPercent(won.totalSales2, generated.totalSales2),
                computeConversionPercent(won.totalSales3, generated.totalSales3),
              ],
              now,
            ).map(({ label, value }, index) => {
              const back = ([3, 2, 1] as const)[index] ?? 1;
              const [wins, all] = [won[`totalSales${back}`], generated[`totalSales${back}`]];
              return (
                <li key={label} data-current={back === 1 ? '' : undefined}>
                  <Ring percent={value} />
                  <b>{label}</b>
                  <span>
                    {formatNumber(wins, 0)} de {formatNumber(all, 0)}
                  </span>
                </li>
              );
            })}
          </Rings>
          <Meaning>
            Negócios ganhos no mês em relação aos gerados no mesmo mês. A taxa de ganho, nos dados de vendas,
            é outra: conta só os que já foram ganhos ou perdidos.
          </Meaning>
        </>
      )}
    </HomeCard>
  );
}

/** A part of a whole, with its figure in the middle. */
function Ring({ percent }: { percent: number }) {
  const text = `${formatNumber(percent, 0)}%`;
  return (
    <svg viewBox="0 0 64 64" role="img" aria-label={text}>
      <circle className="whole" cx="32" cy="32" r="27" />
      {percent > 0 && (
        <circle
          className="part"
          cx="32"
          cy="32"
          r="27"
          pathLength={100}
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 32 32)"
        />
      )}
      <text x="32" y="32" dy="0.36em">
        {text}
      </text>
    </svg>
  );
}

const Meaning = styled(HomeNote)`
  margin-top: ${space[12]};
  font: ${font[12]};
`;

const Rings = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font[12]};
  font-variant-numeric: tabular-nums;
  li { display: grid; justify-items: center; color: ${color.inkSoft}; }
  b { margin-top: ${space[8]}; font-weight: ${weight.medium}; }
  svg { width: min(100%, 4.75rem); }
  circle { fill: none; stroke-width: 7; }
  .whole { stroke: ${color.line}; }
  .part { stroke: ${color.inkFaint}; }
  text { fill: ${color.ink}; font-size: 14px; font-weight: ${weight.strong}; text-anchor: middle; }
  [data-current] b { color: ${color.ink}; }
  [data-current] .part { stroke: ${color.leaf}; }
`;
