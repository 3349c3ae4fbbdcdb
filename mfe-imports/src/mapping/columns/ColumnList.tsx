import { getOwnValue } from '@girassol/shared-domain';
import {
  findSampleValue,
  getImportProperties,
  type ImportType,
  type MappingFinding,
} from '@girassol/shared-domain/imports';
import { useWindowWidth } from '@girassol/shared-ui';
import { Switch } from '@girassol/shared-ui/inputs';
import { useMemo, useState } from 'react';
import type { ImportDraft } from '../../data/use-import-draft';
import type { EditedImportRequest } from '../request/use-import-request';
import { CertaintyBadge } from './CertaintyBadge';
import { ColumnCards } from './ColumnCards';
import { ColumnTable } from './ColumnTable';
import { MappingFindingList } from './MappingFindingList';
import { PropertyPicker } from './PropertyPicker';
import { buildPropertyOptions, getUsedProperties } from './property-options';
import type { RenderedColumn } from './rendered-column';

/** Pixels; below that each column is a card. */
const TABLE_FROM = 600;

interface ColumnListProps {
  type: ImportType;
  columns: ImportDraft['columns'];
  form: EditedImportRequest;
}

/** Columns of the file with their properties (imports-003). */
export function ColumnList({ type, columns, form }: ColumnListProps) {
  const isWide = useWindowWidth() >= TABLE_FROM;
  const [showsUsed, setShowsUsed] = useState(false);
  const options = useMemo(() => buildPropertyOptions(getImportProperties(type)), [type]);
  const samples = useMemo(() => new Map(columns.map((one) => [one.header, findSampleValue(one)])), [columns]);
  const { mapping } = form.wish;
  const used = useMemo(() => (showsUsed ? null : getUsedProperties(mapping)), [showsUsed, mapping]);
  const getFindings = (header: string): MappingFinding[] =>
    form.findings.filter(({ column }) => column === header);

  const views = columns.map(({ header }): RenderedColumn => {
    const property = getOwnValue(mapping, header) ?? null;
    const ofTemplate = getOwnValue(form.template?.mapping ?? {}, header) ?? null;
    return {
      header,
      sample: samples.get(header) ?? null,
      badge: (
        <CertaintyBadge
          property={property}
          suggestion={getOwnValue(form.suggestions, header)}
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
      findings: <MappingFindingList label={`Avisos de ${header}`} findings={getFindings(header)} />,
    };
  });
  return (
    <>
      <Switch label="Mostrar campos já usados" value={showsUsed} onChange={setShowsUsed} />
      {isWide ? <ColumnTable columns={views} /> : <ColumnCards columns={views} />}
    </>
  );
}
