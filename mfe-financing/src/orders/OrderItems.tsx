import type { PublicEquipmentOrder } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Articles of an order, each with how many of it and its detail. */
export function OrderItems({ items }: { items: PublicEquipmentOrder['items'] }) {
  return (
    <Items>
      {items.map(({ name, detail, quantity }) => (
        <li key={`${name} ${detail}`}>
          <b>{`${quantity.toLocaleString('pt-BR')} ×`}</b>
          <span>
            {name}
            {detail && <small>{detail}</small>}
          </span>
        </li>
      ))}
    </Items>
  );
}

const { color, font, space } = tokens;

const Items = styled.ul`
  margin: ${space[8]} 0 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: ${space[8]};
    padding: ${space[8]} 0;
    border-top: 1px solid ${color.lineSoft};
    font: ${font[14]};
  }
  b { font-variant-numeric: tabular-nums; text-align: end; }
  small { display: block; color: ${color.inkSoft}; font: ${font[12]}; }
`;
