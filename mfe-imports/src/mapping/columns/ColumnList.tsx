import { ownValue } from '@girassol/shared-domain';
import {
  type ImportType,
  type MappingFinding,
  propertiesOf,
  sampleOf,
} from '@girassol/shared-domain/imports';
import { useWindowWidth } from '@girassol/shared-ui';
import { Switch } from '@girassol/shared-ui/fields';
import { useMemo, useState } from 'react';
import type { Draft } from '../../data/use-draft';
import type { WishForm } from '../wish/use-wish';
import { CertaintyBadge } from './CertaintyBadge';
import { ColumnCards } from './ColumnCards';
import { ColumnTable } from './ColumnTable';
import type { ColumnView } from './column-view';
import { Findings } from './Findings';
import { PropertyPicker } from './PropertyPicker';
import { propertyOptions, usedIn } from './property-options';

/** Pixels; below that each column is a card. */
const TABLE_FROM = 600;

interface ColumnListProps {
  type: ImportType;
  columns: Draft['columns'];
  form: WishForm;
}

/** The columns of the file, with what each is (imports-003). */
export function ColumnList({ type, columns, form }: ColumnListProps) {
  const isWide = useWindowWidth() >= TABLE_FROM;
  const [showsUsed, setShowsUsed] = useState(false);
  const options = useMemo(() => propertyOptions(propertiesOf(type)), [type]);
  const samples = useMemo(() => new Map(columns.map((one) => [one.header, sampleOf(one)])), [columns]);
  const { mapping } = form.wish;
  const used = useMemo(() => (showsUsed ? null : usedIn(mapping)), [showsUsed, mapping]);
  const findingsOf = (header: string): MappingFinding[] =>
    form.findings.filter(({ column }) => column === header);

  const views = columns.map(({ header }): ColumnView => {
    const property = ownValue(mapping, header) ?? null;
    const ofTemplate = ownValue(form.template?.mapping ?? {}, header) ?? null;
    return {
      header,
      sample: samples.get(header) ?? null,
      badge: (
        <CertaintyBadge
          property={property}
          suggestion={ownValue(form.suggestions, header)}
          isOfTemplate={property !== null && ofTemplate === property}
        />
      ),
      picker: (
        <PropertyPicker
          header={header}
          value={property}
          options={options}
          used={used}
          onChange={(chosen) => form.map(header, chosen)}
        />
      ),
      findings: <Findings label={`Avisos de ${header}`} findings={findingsOf(header)} />,
    };
  });
  return (
    <>
      <Switch label="Mostrar propriedades já usadas" value={showsUsed} onChange={setShowsUsed} />
      {isWide ? <ColumnTable columns={views} /> : <ColumnCards columns={views} />}
    </>
  );
}
