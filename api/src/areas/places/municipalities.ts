import type { Uf } from '@girassol/shared-domain';
import rows from './municipalities.json';
import { plainText } from './plain-text';

/** A municipality as IBGE has it. */
export interface Municipality {
  uf: Uf;
  /** Seven digits. */
  ibge: string;
  name: string;
  /** Of its seat, degrees to a hundredth, south negative. */
  latitude: number;
  /** The name to compare by. */
  key: string;
}

/** By state, each in the order of its name; made once. */
const byState = new Map<string, Municipality[]>(
  Object.entries(rows satisfies Record<Uf, string[]>).map(([uf, texts]) => [
    uf,
    texts
      .map((text) => municipalityOf(uf as Uf, text)) // the file names every state, and nothing else
      .toSorted((a, b) => a.key.localeCompare(b.key)),
  ]),
);

/** A row of the file: `4202404 -26.92 Blumenau`. */
function municipalityOf(uf: Uf, text: string): Municipality {
  const [ibge = '', latitude = '', ...words] = text.split(' ');
  const name = words.join(' ');
  return { uf, ibge, name, latitude: Number(latitude), key: plainText(name) };
}

/** The municipalities of a state by name; undefined where there is no such state. */
export const municipalitiesOf = (uf: string): readonly Municipality[] | undefined =>
  byState.get(uf.toUpperCase());

/** The municipality of a state, from a name that may be written otherwise; undefined when there is none like it. */
export function municipalityNamed(uf: string, name: string): Municipality | undefined {
  const wanted = plainText(name);
  return municipalitiesOf(uf)?.find(({ key }) => key === wanted);
}

let byCode: Map<string, Municipality> | undefined;

/** The municipality with a code of IBGE, seven digits. */
export function municipalityOfCode(ibge: string): Municipality | undefined {
  byCode ??= new Map([...byState.values()].flat().map((one) => [one.ibge, one]));
  return byCode.get(ibge);
}
