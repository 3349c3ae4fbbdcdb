import type { ImportProperty } from '../properties/property';
import type { RowError, RowValues } from './row';

interface Mapped {
  property: ImportProperty;
  columns: readonly { header: string }[];
}

interface Group {
  /** Every kit has it: its key properties are required anyway. */
  isRequired: boolean;
  members: Mapped[];
}

/** Says nothing of a thing by itself: the quantity of a module that is not there. */
const isNothing = (value: string | number | boolean) => value === 0 || value === false;

/**
 * Creates the function that checks the numbered groups of properties of an imported row, such as `modulo_2`
 * (imports-020, imports-021). If any value of a group is given, the group's key properties are required. A
 * group with only zeros and "no" counts as absent, and its values are removed.
 */
export function createNumberedGroupChecker(
  properties: readonly Mapped[],
): (values: RowValues, faults: RowError[]) => void {
  const groups = new Map<string, Group>();
  for (const mapped of properties) {
    const { group, isRequired } = mapped.property;
    if (group === undefined) continue;
    const known = groups.get(group) ?? { isRequired: false, members: [] };
    known.isRequired ||= isRequired;
    known.members.push(mapped);
    groups.set(group, known);
  }
  const optional = [...groups.values()].filter(
    ({ isRequired, members }) => !isRequired && members.some(({ columns }) => columns.length > 0),
  );

  return (values, faults) => {
    for (const { members } of optional) checkGroup(members, values, faults);
  };
}

function checkGroup(members: readonly Mapped[], values: RowValues, faults: RowError[]): void {
  const names = new Set(members.map(({ property }) => property.name));
  const wrong = faults.filter(({ property }) => property !== null && names.has(property));
  const given = members.filter(({ property }) => property.name in values);
  const isThere =
    given.some(({ property }) => !isNothing(values[property.name] ?? 0)) ||
    wrong.some(({ value }) => !/^0(?:,0*)?$/.test(value));
  if (!isThere) {
    for (const { property } of given) delete values[property.name];
    for (const fault of wrong) faults.splice(faults.indexOf(fault), 1);
    return;
  }
  const first = given[0]?.property.label ?? '';
  for (const { property, columns } of members) {
    if (!property.isGroupKey || property.name in values) continue;
    if (wrong.some((fault) => fault.property === property.name)) continue;
    faults.push({
      column: columns[0]?.header ?? null,
      property: property.name,
      value: '',
      message: `${property.label}: preencha${first ? `, porque há ${first}` : ''}, ou apague o que há de ${groupLabel(property)}.`,
    });
  }
}

/** `Módulo 2` of `Módulo 2: modelo`. */
const groupLabel = ({ label }: ImportProperty) => label.split(':')[0] ?? label;
