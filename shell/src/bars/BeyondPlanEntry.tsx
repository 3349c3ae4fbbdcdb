import { Icon, lazyPart } from '@girassol/shared-ui';
import { useState } from 'react';
import type { VisibleMenus } from '../menus/visible-menus';
import { LockedMenuButton } from './LockedMenuEntry';

const UpgradeDialog = lazyPart(() => import('./UpgradeDialog'));

interface BeyondPlanEntryProps {
  beyondPlan: VisibleMenus['beyondPlan'];
  isCollapsed?: boolean | undefined;
}

/**
 * Menu entry "Recursos ENTERPRISE", which opens a dialog with the features that the ENTERPRISE plan would add
 * to the account (shell.menus-018).
 */
export function BeyondPlanEntry({ beyondPlan, isCollapsed }: BeyondPlanEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const label = 'Recursos ENTERPRISE';
  return (
    <>
      <LockedMenuButton
        type="button"
        aria-haspopup="dialog"
        aria-label={isCollapsed ? label : undefined}
        data-tip={isCollapsed ? label : undefined}
        data-tip-side="right"
        onClick={() => setOpen(true)}
      >
        <Icon name="lock" size={18} />
        {!isCollapsed && <span>{label}</span>}
      </LockedMenuButton>
      {isOpen && <UpgradeDialog beyondPlan={beyondPlan} onClose={() => setOpen(false)} />}
    </>
  );
}
