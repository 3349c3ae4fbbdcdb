import { useSession } from '@girassol/shared-auth';
import { formatBytes, formatCountWithNoun } from '@girassol/shared-domain';
import type { ImportHeaderPositionChoice, ImportRecord } from '@girassol/shared-domain/contract';
import { Card, Icon, Row, Stack, Text } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { useState } from 'react';
import { selectSheetOrHeaderRows } from '../data/use-import-draft';
import { HeaderRowsChoice } from './HeaderRowsChoice';

interface FileFactsProps {
  record: ImportRecord;
  /** Null: the file was brought before that could be chosen. */
  header: ImportHeaderPositionChoice | null;
}

/** Facts about the file, its selected sheet, and the position of its headers. */
export function FileFacts({ record, header }: FileFactsProps) {
  const { fileName, fileSize, rows, headers, notes } = record;
  return (
    <Card as="section" aria-label="Arquivo">
      <Row gap={16} justify="between" wraps align="end">
        <Stack gap={4}>
          <Row gap={8}>
            <Icon name="file" size={16} />
            <Text weight={600}>{fileName}</Text>
          </Row>
          <Text as="p" size={13} tone="soft">
            {[
              formatBytes(fileSize),
              // They are counted when they are checked.
              ...(rows > 0 ? [formatCountWithNoun(rows, 'linha', 'linhas')] : []),
              formatCountWithNoun(headers.length, 'coluna', 'colunas'),
            ].join(' · ')}
          </Text>
          {notes.map((note) => (
            <Text as="p" size={13} tone="soft" key={note}>
              {note}
            </Text>
          ))}
        </Stack>
        <Row gap={16} wraps align="end">
          <SheetChoice record={record} />
          {header && <HeaderRowsChoice importId={record._id} header={header} />}
        </Row>
      </Row>
    </Card>
  );
}

/** Lets a person choose one of several visible sheets. */
function SheetChoice({ record: { _id, sheets, sheet } }: { record: ImportRecord }) {
  const userId = useSession()?.userId ?? '';
  const [isReading, setReading] = useState(false);
  const visible = sheets.filter(({ hidden }) => !hidden);
  if (visible.length < 2) return null;
  async function read(name: string | null) {
    if (name === null || name === sheet) return;
    setReading(true);
    await selectSheetOrHeaderRows(userId, _id, { sheet: name });
    setReading(false);
  }
  return (
    <Select
      label="Aba da planilha"
      options={visible.map(({ name }) => ({ value: name, label: name }))}
      value={sheet}
      isDisabled={isReading}
      onChange={(name) => void read(name)}
    />
  );
}
