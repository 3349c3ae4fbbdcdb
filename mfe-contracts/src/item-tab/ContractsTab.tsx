import type { SlotContext } from '@girassol/federation';
import { ContractList } from '../contracts/ContractList';

/** "Contratos" tab of the item panel. */
export default function ContractsTab({ item }: SlotContext<'board-item.tab/v1'>) {
  return <ContractList item={item} />;
}
