import { boards } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { Icon, TextLink, tokens } from '@girassol/shared-ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Created } from '../undo/show-change';
import { createdKey } from '../undo/show-change';
import { createdName } from './change-text';
import { useItemLink } from './use-tell-change';

/** The lead an item came from, the sale that a lead became, and what an item has just led to on other boards. */
export function LinkedItems({ item }: { item: BoardItem }) {
  const linkOf = useItemLink();
  const sale = item.qualifiedSale ?? null;
  const { data = [] } = useQuery<Created>({ queryKey: createdKey(item._id), queryFn: skipToken });
  const created = data.filter(({ _id }) => _id !== sale?._id);
  const origin = item.relatedPreSale && linkOf({ _id: item.relatedPreSale, type: 'PRE_SALES' });
  if (!origin && !sale && created.length === 0) return null;
  return (
    <List aria-label="Itens ligados">
      {origin && (
        <li>
          <Icon name="arrow-left" size={16} />
          <span>
            Veio de um{' '}
            <TextLink as={Link} to={origin}>
              {boards.PRE_SALES.itemName.toLocaleLowerCase('pt-BR')}
            </TextLink>
          </span>
        </li>
      )}
      {sale && <Next verb="Virou" item={sale} address={linkOf(sale)} />}
      {created.map((one) => (
        <Next key={one._id} verb="Criou" item={one} address={linkOf(one)} />
      ))}
    </List>
  );
}

/** Something that came after, with the way there for whoever may open its board. */
function Next({ verb, item, address }: { verb: string; item: Created[number]; address: string | null }) {
  return (
    <li>
      <Icon name="arrow-right" size={16} />
      <span>
        {verb}{' '}
        {address ? (
          <TextLink as={Link} to={address}>
            {createdName(item)}
          </TextLink>
        ) : (
          createdName(item)
        )}
      </span>
    </li>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  /* Lists of the page have none. */
  && { padding: ${tokens.space[8]} ${tokens.space[12]}; }
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.leafSoft};
  font: ${tokens.font[13]};
  color: ${tokens.color.ink};

  & > li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[8]};
  }
`;
