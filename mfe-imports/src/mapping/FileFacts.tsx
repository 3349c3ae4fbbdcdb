import { useSession } from '@girassol/shared-auth';
import { formatBytes, formatCount } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { Card, Icon, Row, Stack, Text } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/pickers';
import { useState } from 'react';
import { readSheet } from '../data/use-draft';

/** What was found out about the file, and which of its sheets is read. */
export function FileFacts({ record }: { record: ImportRecord }) {
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
              ...(rows > 0 ? [formatCount(rows, 'linha', 'linhas')] : []),
              formatCount(headers.length, 'coluna', 'colunas'),
            ].join(' · ')}
          </Text>
          {notes.map((note) => (
            <Text as="p" size={13} tone="soft" key={note}>
              {note}
            </Text>
          ))}
        </Stack>
        <SheetChoice record={record} />
      </Row>
    </Card>
  );
}

/** Where several sheets are to be seen, one of them is chosen. */
function SheetChoice({ record: { _id, sheets, sheet } }: { record: ImportRecord }) {
  const userId = useSession()?.userId ?? '';
  const [isReading, setReading] = useState(false);
  const visible = sheets.filter(({ hidden }) => !hidden);
  if (visible.length < 2) return null;
  async function read(name: string | null) {
    if (name === null || name === sheet) return;
    setReading(true);
    await readSheet(userId, _id, name);
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
