import type { BoardItem } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { ItemSummary } from './ItemSummary';
import { ItemTabs } from './ItemTabs';
import { useNow } from './use-now';
import { useWindowWidth } from './use-window-width';

/** From this window width the two columns stand side by side. */
const SIDE_BY_SIDE_FROM = 900;

/** Facts at the left, tabs at the right; one below the other where it is narrow. */
export function ItemBody({ item }: { item: BoardItem }) {
  const now = useNow();
  const isWide = useWindowWidth() >= SIDE_BY_SIDE_FROM;
  return (
    <Columns>
      <Facts>
        <ItemSummary item={item} now={now} isWide={isWide} />
      </Facts>
      <Tabs>
        <ItemTabs item={item} now={now} />
      </Tabs>
    </Columns>
  );
}

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(18rem, 21rem) minmax(0, 1fr);
  min-height: 0;
  flex: 1;

  @media ${tokens.screen.narrow} {
    display: block;
  }
`;

export const Facts = styled.div`
  padding: ${tokens.space[16]} ${tokens.space[24]};
  border-inline-end: 1px solid ${tokens.color.line};
  overflow-y: auto;

  @media ${tokens.screen.narrow} {
    padding: ${tokens.space[12]} ${tokens.space[16]};
    border-inline-end: 0;
    border-bottom: 1px solid ${tokens.color.line};
  }
`;

const Tabs = styled.div`
  padding: ${tokens.space[16]} ${tokens.space[24]};
  overflow-y: auto;

  @media ${tokens.screen.narrow} {
    padding: ${tokens.space[12]} ${tokens.space[16]};
  }
`;
