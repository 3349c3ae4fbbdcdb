import { Icon, Skeleton, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { VisibleEntry, VisibleMenus } from '../menus/visible-menus';
import { useVisitorLocation } from '../navigation/navigation-context';
import { BeyondPlanEntry } from './BeyondPlanEntry';
import { containsCurrentPage, isCurrentEntry } from './is-current';
import { LockedMenuEntry } from './LockedMenuEntry';
import { MenuLink } from './MenuLink';

interface MenuListProps {
  menus: VisibleMenus | null;
  isCollapsed?: boolean | undefined;
  /** An entry was followed: the drawer closes. */
  onFollow?: (() => void) | undefined;
}

/** Groups of the menu, for the side bar and the drawer. */
export function MenuList({ menus, isCollapsed, onFollow }: MenuListProps) {
  if (!menus) return <MenuSkeleton />;
  return (
    <Groups>
      {menus.groups.map(({ id, label, entries }) => (
        <section key={id} aria-label={label}>
          {/* A group of one entry with the same name says it once. */}
          {!isCollapsed && !(entries.length === 1 && entries[0]?.label === label) && (
            <GroupName aria-hidden>{label}</GroupName>
          )}
          <List>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} isCollapsed={isCollapsed} onFollow={onFollow} />
            ))}
          </List>
        </section>
      ))}
      {menus.beyondPlan.length > 0 && (
        <BeyondPlanEntry beyondPlan={menus.beyondPlan} isCollapsed={isCollapsed} />
      )}
    </Groups>
  );
}

function Entry({ entry, isCollapsed, onFollow }: { entry: VisibleEntry } & Omit<MenuListProps, 'menus'>) {
  const { path } = useVisitorLocation();
  const [wish, setWish] = useState<boolean>();
  if (entry.isLocked) return <LockedMenuEntry entry={entry} isCollapsed={isCollapsed} />;

  const hasChildren = entry.children.length > 0 && !isCollapsed;
  const isOpen = hasChildren && (wish ?? containsCurrentPage(entry, path));
  const listId = `menu-${entry.id}`;
  return (
    <li>
      <Line>
        <MenuLink
          entry={entry}
          isCurrent={isCurrentEntry(entry, path)}
          isCollapsed={isCollapsed}
          onFollow={onFollow}
        />
        {hasChildren && (
          <Toggle
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={`Mais de ${entry.label}`}
            onClick={() => setWish(!isOpen)}
          >
            <Icon name="chevron-down" size={14} />
          </Toggle>
        )}
      </Line>
      {isOpen && (
        <List id={listId}>
          {entry.children.map((child) => (
            <li key={child.id}>
              <Line>
                <MenuLink entry={child} isCurrent={isCurrentEntry(child, path)} isChild onFollow={onFollow} />
              </Line>
            </li>
          ))}
        </List>
      )}
    </li>
  );
}

function MenuSkeleton() {
  return (
    <Groups aria-hidden>
      {[64, 96, 80, 104, 72].map((width) => (
        <Waiting key={width}>
          <Skeleton width={18} height={18} />
          <Skeleton width={width} height={12} />
        </Waiting>
      ))}
    </Groups>
  );
}

const { color, space } = tokens;

const Groups = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
`;

const GroupName = styled.div`
  padding: ${space[4]} ${space[12]};
  font: 500 ${tokens.font[12]};
  color: ${color.inkFaint};
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 1px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;

const Toggle = styled.button`
  position: absolute;
  right: 2px;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: transparent;
  color: ${color.inkFaint};
  cursor: pointer;
  &:hover { background: ${color.pressed}; color: ${color.ink}; }
  svg { transition: transform ${tokens.motion.move} ${tokens.motion.ease}; }
  &[aria-expanded='false'] svg { transform: rotate(-90deg); }
`;

const Waiting = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: 24px;
  padding: 0 ${space[12]};
`;
