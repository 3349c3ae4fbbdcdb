import type { SlotContext } from '@girassol/federation';

export default function ContractsTab(_props: SlotContext<'board-item.tab/v1'>) {
  return null;
}
