import { formatCount } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { figuresOf } from '../result/figures-of';

/** `120 criados · 3 com problema`; the rows of the file while nothing more is known. */
export function countsText(record: ImportRecord): string {
  const told = record.state === 'DRAFT' || record.state === 'CHECKING' ? [] : figuresOf(record);
  const texts = told
    .filter(({ count }) => count > 0)
    .map(({ count, label }) => `${count.toLocaleString('pt-BR')} ${label}`);
  return texts.length > 0 ? texts.join(' · ') : formatCount(record.rows, 'linha', 'linhas');
}
