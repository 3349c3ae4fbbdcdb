import type { ImportCounts } from '@girassol/shared-domain/contract';
import { type RowCountFigure, RowCountFigures } from '../../figures/RowCountFigures';

interface Kind extends Omit<RowCountFigure, 'count'> {
  of: Exclude<keyof ImportCounts, 'written'>;
  /** Shown though there is none. */
  isAlways?: boolean;
}

const kinds: readonly Kind[] = [
  { of: 'created', label: 'novos', one: 'novo', tone: 'good', isAlways: true },
  { of: 'updated', label: 'a atualizar', tone: 'leaf', isAlways: true },
  { of: 'same', label: 'sem mudança', tone: 'neutral' },
  { of: 'skipped', label: 'repetidos', one: 'repetido', tone: 'neutral', isAlways: true },
  { of: 'faulty', label: 'com problema', tone: 'bad', isAlways: true },
  { of: 'asking', label: 'perguntas', one: 'pergunta', tone: 'warn' },
];

/**
 * Row counts of a checked import by the expected outcome (new, to update, with faults); nothing has been
 * written yet.
 */
export function ImportCheckCounts({ counts }: { counts: ImportCounts }) {
  const shown = kinds.filter(({ of, isAlways }) => isAlways || counts[of] > 0);
  return (
    <RowCountFigures
      label="Linhas por resultado"
      figures={shown.map(({ of, isAlways, ...figure }) => ({ ...figure, count: counts[of] }))}
    />
  );
}
