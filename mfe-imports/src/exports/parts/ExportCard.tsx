import { formatCount } from '@girassol/shared-domain';
import type { ExportRecord } from '@girassol/shared-domain/contract';
import { isExportAtWork } from '@girassol/shared-domain/exports';
import { Badge, Card, DateText, Row, Stack, Text } from '@girassol/shared-ui';
import { exportWord, formatWords, hasFile, untilText } from '../../words/export-words';
import { ExportProgress } from './ExportProgress';
import { FileButtons } from './FileButtons';

/** An export with all there is to know of it. */
export function ExportCard({ one, now }: { one: ExportRecord; now: number }) {
  return (
    <Card padding={12}>
      <ExportFacts one={one} now={now} />
    </Card>
  );
}

/** The same without a frame of its own. */
export function ExportFacts({ one, now }: { one: ExportRecord; now: number }) {
  const { label, tone } = exportWord(one, now);
  const facts = [
    one.rows !== null && formatCount(one.rows, 'linha', 'linhas'),
    formatWords[one.format],
    one.user.name,
    hasFile(one, now) && one.expiresTimestamp !== null && `vale ${untilText(one.expiresTimestamp)}`,
  ].filter(Boolean);
  return (
    <Stack gap={8}>
      <Row justify="between" wraps>
        <Text weight={600}>{one.title}</Text>
        <Badge tone={tone}>{label}</Badge>
      </Row>
      <Text as="p" size={13} tone="soft">
        <DateText value={one.registryTimestamp} show="dateTime" /> · {facts.join(' · ')}
      </Text>
      {one.problem && (
        <Text as="p" size={13} tone="bad">
          {one.problem}
        </Text>
      )}
      {isExportAtWork(one.state) && <ExportProgress one={one} />}
      <Row>
        <FileButtons one={one} now={now} />
      </Row>
    </Stack>
  );
}
