import { Icon, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { VisibleEntry } from '../menus/visible-menus';
import { usePageData } from '../page/page-context';
import { explainFinancePlatform } from './explanations';

/**
 * Menu entry of the finance platform for an account that has not activated the platform; a press explains how
 * to unlock it (shell.menus-017).
 */
export function LockedMenuEntry({
  entry,
  isCollapsed,
}: {
  entry: VisibleEntry;
  isCollapsed?: boolean | undefined;
}) {
  const { support } = usePageData().distribution;
  const label = `${entry.label} (bloqueado)`;
  return (
    <li>
      <LockedMenuButton
        type="button"
        aria-label={isCollapsed ? label : undefined}
        data-tip={isCollapsed ? label : undefined}
        data-tip-side="right"
        onClick={() => explainFinancePlatform(support?.whatsapp)}
      >
        <Icon name={entry.icon} size={18} />
        {!isCollapsed && <span>{entry.label}</span>}
        {!isCollapsed && <Icon name="lock" size={14} label="bloqueado" />}
      </LockedMenuButton>
    </li>
  );
}

const { color, space } = tokens;

/** Button that looks like an unavailable menu entry. */
export const LockedMenuButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  width: 100%;
  min-height: 36px;
  padding: 0 ${space[12]};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: transparent;
  color: ${color.inkFaint};
  font: 500 ${tokens.font[14]};
  text-align: left;
  cursor: pointer;
  > span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &:hover { background: ${color.hover}; color: ${color.ink}; }
  &:focus-visible { outline-offset: -2px; }
  @media (pointer: coarse) { min-height: 44px; }
`;
