import cases from './solar-cases.json';
import file from './solar-vectors.json';

/** A worked number: what goes in, what must come out, how near, and who published it. */
export interface Vector {
  id: string;
  kind: string;
  input: unknown;
  expected: unknown;
  tolerance: number;
}

const vectors: readonly Vector[] = file.vectors;

/** Every kind in the file, so that a test can show that none is left out. */
export const vectorKinds: ReadonlySet<string> = new Set(vectors.map(({ kind }) => kind));

/** The worked numbers of one kind; the caller says what their inputs and results look like. */
export function vectorsOf<Input, Expected>(kind: string): (Vector & { input: Input; expected: Expected })[] {
  const found = vectors.filter((vector) => vector.kind === kind);
  // The file is ours and fixed; its shape is named by whoever reads a kind.
  return JSON.parse(JSON.stringify(found));
}

export { cases };
