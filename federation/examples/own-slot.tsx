import { useSlotContributions } from '@girassol/federation/remote';
import { useFacts, usePermissions, useSession } from '@girassol/shared-auth';
import type { Customer } from '@girassol/shared-domain/contract';
import { Tabs } from '@girassol/shared-ui/overlays';

/** Draws what other areas contribute to a slot: a tab each. No code of theirs is loaded before its tab is opened. */
export function CustomerTabs({ customer }: { customer: Customer }) {
  const session = useSession();
  const permissions = usePermissions();
  const contributions = useSlotContributions('customer.tab/v1', useFacts());
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
