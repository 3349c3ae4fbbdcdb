import { lazyScreen } from '@girassol/federation/remote';
import { Icon } from '@girassol/shared-ui';
import { useState } from 'react';
import type { VisibleMenus } from '../menus/visible-menus';
import { LockedButton } from './LockedEntry';

const UpgradeDialog = lazyScreen(() => import('./UpgradeDialog'));

interface BeyondPlanEntryProps {
  beyondPlan: VisibleMenus['beyondPlan'];
  isCollapsed?: boolean;
}

/** One quiet entry for everything that another plan would bring (shell.menus-018). */
export function BeyondPlanEntry({ beyondPlan, isCollapsed }: BeyondPlanEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const label = 'Recursos ENTERPRISE';
  return (
    <>
      <LockedButton
        type="button"
        aria-haspopup="dialog"
        aria-label={isCollapsed ? label : undefined}
        data-tip={isCollapsed ? label : undefined}
        data-tip-side="right"
        onClick={() => setOpen(true)}
      >
        <Icon name="lock" size={18} />
        {!isCollapsed && <span>{label}</span>}
      </LockedButton>
      {isOpen && <UpgradeDialog beyondPlan={beyondPlan} onClose={() => setOpen(false)} />}
    </>
  );
}
