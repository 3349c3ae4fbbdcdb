import cases from './solar-cases.json';
import file from './solar-vectors.json';

/** Test vector: input, expected result and tolerance. */
export interface TestVector {
  id: string;
  kind: string;
  input: unknown;
  expected: unknown;
  tolerance: number;
}

const vectors: readonly TestVector[] = file.vectors;

/** Kinds of all test vectors in the file, with which a test checks that every kind is tested. */
export const testVectorKinds: ReadonlySet<string> = new Set(vectors.map(({ kind }) => kind));

/** Returns the test vectors of one kind; the caller declares the types of their inputs and results. */
export function getTestVectors<Input, Expected>(
  kind: string,
): (TestVector & { input: Input; expected: Expected })[] {
  const found = vectors.filter((vector) => vector.kind === kind);
  // The file is ours and fixed; its shape is named by whoever reads a kind.
  return JSON.parse(JSON.stringify(found));
}

export { cases };
