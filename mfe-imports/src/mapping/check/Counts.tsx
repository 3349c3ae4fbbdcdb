import type { ImportCounts } from '@girassol/shared-domain/contract';
import { type Figure, Figures } from '../../figures/Figures';

interface Kind extends Omit<Figure, 'count'> {
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

/** Rows of a check, by what would become of them. */
export function Counts({ counts }: { counts: ImportCounts }) {
  const shown = kinds.filter(({ of, isAlways }) => isAlways || counts[of] > 0);
  return (
    <Figures
      label="Linhas por resultado"
      figures={shown.map(({ of, isAlways, ...figure }) => ({ ...figure, count: counts[of] }))}
    />
  );
}
