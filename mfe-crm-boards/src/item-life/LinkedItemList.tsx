import { boardDescriptions } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { Icon, TextLink, tokens } from '@girassol/shared-ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CreatedItems } from '../undo/show-change';
import { createdItemsQueryKey } from '../undo/show-change';
import { formatCreatedItem } from './change-text';
import { useItemLink } from './use-change-snackbar';

/**
 * List of links to other items: the lead from which a sale came, the sale that a lead became, and the items
 * that the last status change created on other boards.
 */
export function LinkedItemList({ item }: { item: BoardItem }) {
  const getLink = useItemLink();
  const sale = item.qualifiedSale ?? null;
  const { data = [] } = useQuery<CreatedItems>({
    queryKey: createdItemsQueryKey(item._id),
    queryFn: skipToken,
  });
  const created = data.filter(({ _id }) => _id !== sale?._id);
  const origin = item.relatedPreSale && getLink({ _id: item.relatedPreSale, type: 'PRE_SALES' });
  if (!origin && !sale && created.length === 0) return null;
  return (
    <List aria-label="Itens ligados">
      {origin && (
        <li>
          <Icon name="arrow-left" size={16} />
          <span>
            Veio de um{' '}
            <TextLink as={Link} to={origin}>
              {boardDescriptions.PRE_SALES.itemName.toLocaleLowerCase('pt-BR')}
            </TextLink>
          </span>
        </li>
      )}
      {sale && <Next verb="Virou" item={sale} address={getLink(sale)} />}
      {created.map((one) => (
        <Next key={one._id} verb="Criou" item={one} address={getLink(one)} />
      ))}
    </List>
  );
}

/** Something that came after, with the way there for whoever may open its board. */
function Next({ verb, item, address }: { verb: string; item: CreatedItems[number]; address: string | null }) {
  return (
    <li>
      <Icon name="arrow-right" size={16} />
      <span>
        {verb}{' '}
        {address ? (
          <TextLink as={Link} to={address}>
            {formatCreatedItem(item)}
          </TextLink>
        ) : (
          formatCreatedItem(item)
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
