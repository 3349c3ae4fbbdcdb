import { formatCountWithNoun } from '@girassol/shared-domain';
import type { ExportRecord } from '@girassol/shared-domain/contract';
import { isExportActive } from '@girassol/shared-domain/exports';
import { Badge, Card, DateText, Row, Stack, Text } from '@girassol/shared-ui';
import {
  exportFormatLabels,
  formatExpirationDate,
  getExportStateLabel,
  hasDownloadableFile,
} from '../../labels/export-labels';
import { ExportFileButtons } from './ExportFileButtons';
import { ExportProgress } from './ExportProgress';

/** Card with all facts about an export. */
export function ExportCard({ one, now }: { one: ExportRecord; now: number }) {
  return (
    <Card padding={12}>
      <ExportFacts one={one} now={now} />
    </Card>
  );
}

/** Facts about an export, without a card around them. */
export function ExportFacts({ one, now }: { one: ExportRecord; now: number }) {
  const { label, tone } = getExportStateLabel(one, now);
  const facts = [
    one.rows !== null && formatCountWithNoun(one.rows, 'linha', 'linhas'),
    exportFormatLabels[one.format],
    one.user.name,
    hasDownloadableFile(one, now) &&
      one.expiresTimestamp !== null &&
      `vale ${formatExpirationDate(one.expiresTimestamp)}`,
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
      {isExportActive(one.state) && <ExportProgress one={one} />}
      <Row>
        <ExportFileButtons one={one} now={now} />
      </Row>
    </Stack>
  );
}
