import { findCustomers, toCustomerOption, useApiQuery } from '@girassol/shared-auth';
import type { CustomerRecord, ListedCustomer } from '@girassol/shared-domain/contract';
import { ErrorState, Skeleton, Stack, Text } from '@girassol/shared-ui';
import { AsyncComboBox } from '@girassol/shared-ui/choices';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useCallback, useState } from 'react';
import { MergeForm } from './MergeForm';

interface MergeDialogProps {
  /** Single customer, for which the dialog asks for the other, or both. */
  customers: ListedCustomer[];
  /** User, team or company among whose customers the other customer is searched. */
  fetchId: string;
  onClose: () => void;
  /** Called with the id of the customer that remains. */
  onMerged: (customerId: string) => void;
}

/** Dialog that merges two customers into one. */
export default function MergeDialog({ customers, fetchId, onClose, onMerged }: MergeDialogProps) {
  const [first, second] = customers;
  const [otherId, setOtherId] = useState<string | null>(second?._id ?? null);
  const firstId = first?._id ?? '';
  const one = useRecord(firstId);
  const other = useRecord(otherId);
  const loadOptions = useCallback(
    async (text: string, signal: AbortSignal) =>
      (await findCustomers(fetchId, text, signal)).filter(({ _id }) => _id !== firstId).map(toCustomerOption),
    [fetchId, firstId],
  );
  const records: [CustomerRecord, CustomerRecord] | null =
    one.data && other.data ? [one.data.customer, other.data.customer] : null;

  if (records) return <MergeForm key={otherId} records={records} onClose={onClose} onMerged={onMerged} />;
  return (
    <Dialog isOpen onClose={onClose} title="Unir clientes" size="md">
      <Stack gap={16}>
        <Text tone="soft">
          Escolha o cadastro repetido de <strong>{first?.name}</strong>. Negócios, propostas, arquivos e
          histórico dos dois ficam juntos.
        </Text>
        {!second && (
          <AsyncComboBox
            label="Outro cadastro"
            placeholder="Nome, documento, e-mail ou telefone"
            value={otherId}
            onChange={setOtherId}
            loadOptions={loadOptions}
            emptyText="Nenhum cliente encontrado."
          />
        )}
        {otherId && (one.isPending || other.isPending) && <Skeleton height={160} radius={10} />}
        {(one.isError || other.isError) && (
          <ErrorState
            error={one.error ?? other.error}
            isCompact
            onRetry={() => void Promise.all([one.refetch(), other.refetch()])}
          />
        )}
      </Stack>
    </Dialog>
  );
}

const useRecord = (cid: string | null) =>
  useApiQuery(
    'GET /customers/single/:cid',
    { params: { cid: cid ?? '' } },
    { enabled: Boolean(cid), refetchOnMount: 'always' },
  );
