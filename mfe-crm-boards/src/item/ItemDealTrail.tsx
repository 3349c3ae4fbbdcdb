import { useSession } from '@girassol/shared-auth';
import { buildDealTrail } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { RecordTrail } from '@girassol/shared-ui';

/** Trail of the deal of an item: the records of the deal that the person may open, each with its state. */
export function ItemDealTrail({ item: { _id, dealRecords = [] } }: { item: BoardItem }) {
  const session = useSession();
  if (!session) return null;
  return (
    <RecordTrail
      label="Registros do negócio"
      steps={buildDealTrail(dealRecords, { session, currentId: _id })}
    />
  );
}
