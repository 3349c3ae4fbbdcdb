import { formatMoney } from '@girassol/shared-domain';
import { Badge, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { describePriceChange, getPriceLabel, type Prices, priceGroups } from './price-lists';

interface PriceTableProps {
  prices: Prices;
  /** Prices that these replace: what differs is marked. */
  before?: Prices | undefined;
}

/** Prices in their groups, with what changes from the ones before. */
export function PriceTable({ prices, before }: PriceTableProps) {
  return (
    <Groups>
      {priceGroups.map(({ title, keys }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <dl>
            {keys.map((key) => {
              const change = before && describePriceChange(before[key], prices[key]);
              return (
                <div key={key}>
                  <dt>{getPriceLabel(key)}</dt>
                  {change && (
                    <dd>
                      <Badge tone="info">{change}</Badge>
                    </dd>
                  )}
                  <dd>{formatMoney(prices[key] / 100)}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </Groups>
  );
}

const { color, font, space, weight } = tokens;

const Groups = styled.div`
  columns: 2 22rem;
  column-gap: ${space[32]};
  > section { break-inside: avoid; padding-bottom: ${space[16]}; }
  h3 { margin: 0 0 ${space[4]}; color: ${color.inkSoft}; font: 500 ${font[12]}; }
  dl { margin: 0; }
  dl > div {
    display: flex;
    align-items: baseline;
    gap: ${space[8]};
    min-height: 2rem;
    padding: ${space[4]} 0;
    border-top: 1px solid ${color.lineSoft};
    font: ${font[14]};
  }
  dt { flex: 1; min-width: 0; color: ${color.ink}; }
  dd { margin: 0; white-space: nowrap; }
  dd:last-child { min-width: 5.5rem; text-align: end; font-weight: ${weight.medium}; font-variant-numeric: tabular-nums; }
`;
