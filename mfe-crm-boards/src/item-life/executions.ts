import type { BoardItem } from '@girassol/shared-domain/contract';

/**
 * Options of a form for the executor of a project or an installation, the account's own team or a hired
 * company, with label and description.
 */
export const executorOptions: readonly {
  value: NonNullable<BoardItem['execStatus']>;
  label: string;
  description: string;
}[] = [
  { value: 'INTERNAL', label: 'Interna', description: 'Feita pela sua própria equipe' },
  { value: 'OUTSOURCED', label: 'Terceirizada', description: 'Feita por uma empresa contratada' },
];
