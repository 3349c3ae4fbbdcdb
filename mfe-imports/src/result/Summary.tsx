import type { ImportRecord } from '@girassol/shared-domain/contract';
import { Figures } from '../figures/Figures';
import { figuresOf } from './figures-of';

/** The rows of an import by what became of them, or will. */
export function Summary({ record }: { record: ImportRecord }) {
  return <Figures label="Linhas por resultado" figures={figuresOf(record)} />;
}
