import { createContext, useContext, useEffect } from 'react';
import { normalizeFieldPath } from './form-errors';

/** Row of repeated fields, as the list of invalid fields needs it. */
interface RegisteredRow {
  name: string;
  /** Shows the fields of the row where they are folded away. */
  onReveal: (() => void) | undefined;
}

/** Labels of the fields and names of the rows of one form, by path. */
export interface FormRegistry {
  labels: Map<string, string>;
  rows: Map<string, RegisteredRow>;
}

export const createFormRegistry = (): FormRegistry => ({ labels: new Map(), rows: new Map() });

/** Context with the registry of the surrounding form. */
export const FormRegistryContext = createContext<FormRegistry>(createFormRegistry());

/** Registers the label of a field with its form, so that the list of invalid fields can name it. */
export function useRegisterLabel(name: string, label: string): void {
  const { labels } = useContext(FormRegistryContext);
  useEffect(() => {
    const path = normalizeFieldPath(name);
    labels.set(path, label);
    return () => {
      labels.delete(path);
    };
  }, [labels, name, label]);
}

/** Registers a row of repeated fields with its form. */
export function useRegisterRow(path: string, { name, onReveal }: RegisteredRow): void {
  const { rows } = useContext(FormRegistryContext);
  useEffect(() => {
    rows.set(path, { name, onReveal });
    return () => {
      rows.delete(path);
    };
  }, [rows, path, name, onReveal]);
}

/** Returns the path and the paths around it, closest first: `items.0.name`, `items.0`, `items`. */
const listPathsAround = (path: string): string[] =>
  path.split('.').map((_, index, parts) => parts.slice(0, parts.length - index).join('.'));

/** Returns the path of the closest row around a field whose fields may be folded away. */
export const findRevealableRow = ({ rows }: FormRegistry, path: string): string | undefined =>
  listPathsAround(path).find((around) => rows.get(around)?.onReveal);

/** Describes a field by its rows and its label: `Inversor 2: quantidade`. Returns '' for a field of which neither is known. */
export function describeField({ labels, rows }: FormRegistry, path: string): string {
  const paths = listPathsAround(path);
  const label = paths.map((around) => labels.get(around)).find(Boolean);
  const names = paths
    .toReversed()
    .flatMap((around) => rows.get(around)?.name ?? [])
    .join(', ');
  if (names === '') return label ?? '';
  return mapFirstLetter(label ? `${names}: ${lowerFirstLetter(label)}` : names, (letter) =>
    letter.toLocaleUpperCase('pt-BR'),
  );
}

const mapFirstLetter = (text: string, map: (letter: string) => string): string =>
  map(text.charAt(0)) + text.slice(1);

/** Leaves abbreviations as they are: `TUSD`, `CPF`. */
const lowerFirstLetter = (text: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(text)
    ? mapFirstLetter(text, (letter) => letter.toLocaleLowerCase('pt-BR'))
    : text;
