import type { CustomerRecord } from '@girassol/shared-domain/contract';
import { useIsPhone } from '@girassol/shared-ui';
import { MenuButton } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { customerPath } from '../../addresses/customers';
import { buildFollowEntries } from '../../follow/follow-entries';
import { useFollow } from '../../follow/use-follow';
import { CustomerDialogs, type OpenCustomerDialog } from '../actions/CustomerDialogs';
import { buildCustomerOptions } from '../actions/customer-menu';
import type { CustomerRights } from '../customer-rights';

interface CustomerOptionsProps {
  customer: CustomerRecord;
  rights: CustomerRights;
  /** User, team or company whose list the person sees. */
  fetchId: string;
  /** Path to which a person goes from a customer that is gone. */
  listPath: string;
  /** Another customer was merged into this one. */
  onMerged: () => void;
}

/**
 * Menu "Opções" of a customer's page, with what the list of customers offers for a row, and on a phone the following,
 * whose button has no room. Left out where it is empty.
 */
export function CustomerOptions({ customer, rights, fetchId, listPath, onMerged }: CustomerOptionsProps) {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const [openDialog, setOpenDialog] = useState<OpenCustomerDialog>(null);
  const follow = useFollow({ subject: 'CUSTOMER', subjectId: customer._id });
  const leave = () => navigate(listPath, { replace: true });
  const options = buildCustomerOptions(customer, rights, {
    onAsk: (dialog) => setOpenDialog({ dialog, customers: [customer] }),
    onDeleted: leave,
  });
  const entries = [
    ...options.filter(({ isDanger }) => !isDanger),
    ...(isPhone ? buildFollowEntries(follow) : []),
    ...options.filter(({ isDanger }) => isDanger),
  ];
  if (entries.length === 0) return null;
  return (
    <>
      <MenuButton
        label="Opções"
        placement="bottom end"
        isIconOnly={isPhone}
        variant="secondary"
        size={isPhone ? 'sm' : 'md'}
        items={entries}
      />
      <CustomerDialogs
        open={openDialog}
        rights={rights}
        fetchId={fetchId}
        onClose={() => setOpenDialog(null)}
        onMerged={(remainingId) =>
          remainingId === customer._id ? onMerged() : navigate(customerPath(remainingId), { replace: true })
        }
        onErased={leave}
      />
    </>
  );
}
