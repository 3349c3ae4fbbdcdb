import { prefetchRemote } from '@girassol/federation/host';
import { Icon, tokens } from '@girassol/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { VisibleEntry } from '../menus/visible-menus';
import { Link } from '../navigation/Link';

/** Time that the pointer rests on an entry before its area is fetched, in milliseconds. */
const PREFETCH_DELAY_MS = 80;

interface MenuLinkProps {
  entry: VisibleEntry;
  isCurrent: boolean;
  /** Only the icon shows; the words come as a tooltip. */
  isCollapsed?: boolean | undefined;
  isChild?: boolean | undefined;
  onFollow?: (() => void) | undefined;
}

/** Link of a menu entry. Prefetches the entry's area while the pointer rests on the link. */
export function MenuLink({ entry, isCurrent, isCollapsed, isChild, onFollow }: MenuLinkProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetch = () => {
    if (entry.answeredBy !== 'shell') prefetchRemote(entry.answeredBy);
  };
  return (
    <StyledLink
      to={entry.to}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isCollapsed ? entry.label : undefined}
      data-tip={isCollapsed ? entry.label : undefined}
      data-tip-side="right"
      data-child={isChild || undefined}
      onClick={onFollow}
      onFocus={prefetch}
      onPointerEnter={() => {
        timer.current = setTimeout(prefetch, PREFETCH_DELAY_MS);
      }}
      onPointerLeave={() => clearTimeout(timer.current)}
    >
      {!isChild && <Icon name={entry.icon} size={18} />}
      {!isCollapsed && <span>{entry.label}</span>}
    </StyledLink>
  );
}

const { color, motion, radius, space } = tokens;

const StyledLink = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[12]};
  flex: 1;
  min-width: 0;
  min-height: 36px;
  padding: 0 ${space[12]};
  border-radius: ${radius.control};
  color: ${color.inkSoft};
  font: 500 ${tokens.font[14]};
  text-decoration: none;
  transition: background-color ${motion.in} ${motion.ease}, color ${motion.in} ${motion.ease};
  > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &:hover { background: ${color.hover}; color: ${color.ink}; }
  &:focus-visible { outline-offset: -2px; }
  &[aria-current] { background: ${color.leafSoft}; color: ${color.leafInk}; font-weight: 600; }
  &[aria-current]::before {
    content: '';
    position: absolute;
    left: -8px;
    top: 8px;
    bottom: 8px;
    width: 3px;
    border-radius: 0 2px 2px 0;
    background: ${color.leaf};
  }
  &[data-child] { min-height: 32px; padding-left: 42px; font: 400 ${tokens.font[13]}; }
  &[data-child][aria-current] { font-weight: 600; }
  @media (pointer: coarse) { min-height: 44px; &[data-child] { min-height: 44px; } }
`;
