import type { BoardItem } from '@girassol/shared-domain/contract';

/** Who executed a project or a work, as people say it. */
export const executions: readonly {
  value: NonNullable<BoardItem['execStatus']>;
  label: string;
  description: string;
}[] = [
  { value: 'INTERNAL', label: 'Interna', description: 'Feita pela sua própria equipe' },
  { value: 'OUTSOURCED', label: 'Terceirizada', description: 'Feita por uma empresa contratada' },
];
