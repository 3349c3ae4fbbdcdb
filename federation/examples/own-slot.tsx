import { useSlotContributions } from '@girassol/federation/remote';
import { useConditionFacts, usePermissions, useSession } from '@girassol/shared-auth';
import type { Customer } from '@girassol/shared-domain/contract';
import { Tabs } from '@girassol/shared-ui/overlays';

/**
 * Renders the contributions of other areas to a slot, a tab each. The code of a tab is loaded when the tab is opened.
 */
export function CustomerTabs({ customer }: { customer: Customer }) {
  const session = useSession();
  const permissions = usePermissions();
  const contributions = useSlotContributions('customer.tab/v1', useConditionFacts());
  if (!session) return null;
  return (
    <Tabs
      label="Cliente"
      items={contributions.map(({ key, title, Component }) => ({
        id: key,
        label: title,
        content: <Component session={session} permissions={permissions} customer={customer} />,
      }))}
    />
  );
}
