import type { ListedCustomer } from '@girassol/shared-domain/contract';
import { lazyPart } from '@girassol/shared-ui';
import type { CustomerRights } from '../customer-rights';
import { CustomerOwnersDialog } from './CustomerOwnersDialog';

const MergeDialog = lazyPart(() => import('../merge/MergeDialog'));
const EraseCustomerDialog = lazyPart(() => import('./EraseCustomerDialog'));

/** Dialog that asks for more before customers are changed. */
export type CustomerDialogName = 'owners' | 'merge' | 'erase';

/** Open dialog and the customers it concerns; null if none is open. */
export type OpenCustomerDialog = { dialog: CustomerDialogName; customers: ListedCustomer[] } | null;

interface CustomerDialogsProps {
  open: OpenCustomerDialog;
  rights: CustomerRights;
  /** User, team or company among whose customers another one is searched to be merged. */
  fetchId: string;
  onClose: () => void;
  onTransferred?: () => void;
  /** Called with the id of the customer that remains. */
  onMerged: (customerId: string) => void;
  onErased?: () => void;
}

/** Dialogs that change the owner of customers, merge two of them, or erase the data of one. */
export function CustomerDialogs({
  open,
  rights,
  fetchId,
  onClose,
  onTransferred,
  onMerged,
  onErased,
}: CustomerDialogsProps) {
  const [first] = open?.customers ?? [];
  if (!open || !first) return null;
  switch (open.dialog) {
    case 'owners':
      return (
        <CustomerOwnersDialog
          customers={open.customers}
          owners={rights.owners}
          onClose={onClose}
          onDone={onTransferred}
        />
      );
    case 'erase':
      return <EraseCustomerDialog customer={first} onClose={onClose} onErased={onErased} />;
    case 'merge':
      return (
        <MergeDialog customers={open.customers} fetchId={fetchId} onClose={onClose} onMerged={onMerged} />
      );
  }
}
