import { Icon, pageFoot, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { useMenus } from '../menus/use-menus';
import { Link } from '../navigation/Link';
import { useVisitorLocation } from '../navigation/navigation-context';
import { listBottomEntries } from './bottom-entries';
import { isCurrentEntry } from './is-current';

/** Bar with the most used pages at the bottom of narrow screens. */
export function BottomBar() {
  const menus = useMenus();
  const { path } = useVisitorLocation();
  if (!menus) return <Bar aria-hidden />;
  return (
    <Bar {...pageFoot} aria-label="Lugares mais usados">
      {listBottomEntries(menus).map((entry) => (
        <EntryLink
          key={entry.id}
          to={entry.to}
          aria-current={isCurrentEntry(entry, path) ? 'page' : undefined}
        >
          <Icon name={entry.icon} size={20} />
          <span>{entry.label}</span>
        </EntryLink>
      ))}
    </Bar>
  );
}

const { color, space } = tokens;

const Bar = styled.nav`
  display: none;
  @media ${tokens.screen.narrow} {
    display: flex;
    min-height: 56px;
    padding-bottom: env(safe-area-inset-bottom);
    background: ${color.surface};
    border-top: 1px solid ${color.line};
  }
`;

const EntryLink = styled(Link)`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-width: 0;
  padding: ${space[4]};
  color: ${color.inkSoft};
  font: 500 ${tokens.font[12]};
  text-decoration: none;
  border-top: 2px solid transparent;
  /* A longer name takes two lines: cut off it is another one. */
  > span {
    display: -webkit-box;
    max-width: 100%;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-height: 1.15;
    text-align: center;
  }
  &[aria-current] { color: ${color.leafInk}; border-top-color: ${color.leaf}; }
  &:focus-visible { outline-offset: -2px; }
`;
