import type { ImportRecord } from '@girassol/shared-domain/contract';
import { importTitles } from '@girassol/shared-domain/imports';
import { Badge, DateText, PageHeader, Row, Stack } from '@girassol/shared-ui';
import { stateWord } from '../words/import-state';
import { Notices } from './Notices';
import { Progress } from './Progress';
import { RowTabs } from './rows/RowTabs';
import { Summary } from './Summary';
import { Steps } from './steps/Steps';

/** What became of an import, and what can be done about it. */
export function ImportResult({ record }: { record: ImportRecord }) {
  const { importType, state, fileName, user, registryTimestamp } = record;
  const { label, tone } = stateWord(state);
  return (
    <>
      <PageHeader
        title={`Importação de ${importTitles[importType].many}`}
        summary={
          <Row gap={8} wraps>
            <span>
              {fileName} · {user.name} · <DateText value={registryTimestamp} show="dateTime" />
            </span>
            <Badge tone={tone} role="status">
              {label}
            </Badge>
          </Row>
        }
        actions={<Steps record={record} />}
      />
      <Stack gap={16}>
        <Progress record={record} />
        <Notices record={record} />
        {state !== 'DRAFT' && state !== 'CHECKING' && <Summary record={record} />}
        <RowTabs record={record} />
      </Stack>
    </>
  );
}
