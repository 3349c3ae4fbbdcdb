import type { ResponseBody } from '@girassol/shared-domain/contract';
import {
  Badge,
  Button,
  Card,
  DateText,
  EmptyState,
  ErrorState,
  PageHeader,
  Row,
  Skeleton,
  Stack,
  showSnackbar,
  Text,
  TextLink,
} from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Link } from '../navigation/Link';
import { DemoDnsZoneEditor } from './DemoDnsZoneEditor';
import { OperationList } from './OperationList';
import { OperationPage, OperatorsOnlyNotice } from './OperationPage';
import { getSuspensionMessage, reportReasonLabels } from './site-text';
import { isForbiddenError } from './use-accounts';
import { setSiteSuspension, useReportedSites } from './use-sites';

type Site = ResponseBody<'GET /websites/reports'>['sites'][number];

/** Operator page of reported sites, with a way to suspend them. */
export default function SitesPage() {
  return (
    <OperationPage>
      <Sites />
    </OperationPage>
  );
}

function Sites() {
  const { data, error, refetch, isFetching } = useReportedSites();
  if (isForbiddenError(error)) return <OperatorsOnlyNotice />;
  return (
    <Stack gap={16}>
      <PageHeader
        title="Sites denunciados"
        summary="Sites que alguém denunciou, ou que estão fora do ar. Para ver outro aqui, denuncie-o pelo rodapé dele."
      />
      {data ? (
        <Found sites={data.sites} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton height={120} />
      )}
      <DemoDnsZoneEditor />
    </Stack>
  );
}

function Found({ sites }: { sites: readonly Site[] }) {
  if (sites.length === 0)
    return <EmptyState title="Nenhuma denúncia" text="Ninguém denunciou um site, e todos estão no ar." />;
  return (
    <Card>
      <OperationList aria-label="Sites denunciados ou fora do ar">
        {sites.map((site) => (
          <Line key={site.accountId} site={site} />
        ))}
      </OperationList>
    </Card>
  );
}

function Line({ site }: { site: Site }) {
  const { accountId, name, url, suspended, reports } = site;
  return (
    <li>
      <What>
        <Row gap={8} wraps>
          <TextLink as={Link} to={`/operacao/contas/${accountId}`}>
            {name}
          </TextLink>
          <TextLink href={url} target="_blank" rel="noopener noreferrer">
            {url.replace(/^https?:\/\//, '')}
          </TextLink>
          {suspended && <Badge tone="bad">Fora do ar</Badge>}
        </Row>
        {suspended && (
          <Text as="p" tone="soft" size={13}>
            {suspended.why} · <DateText value={suspended.timestamp} show="dateTime" />
          </Text>
        )}
        {reports.map(({ _id, reason, words, timestamp }) => (
          <Text key={_id} as="p" size={13}>
            <Badge tone="warn">{reportReasonLabels[reason]}</Badge> {words}{' '}
            <Text tone="soft" size={12}>
              <DateText value={timestamp} show="dateTime" />
            </Text>
          </Text>
        ))}
      </What>
      <SuspensionButton site={site} />
    </li>
  );
}

/** Button that suspends a site, or restores it after the report was examined. */
function SuspensionButton({ site: { accountId, name, suspended, reports } }: { site: Site }) {
  const [isBusy, setIsBusy] = useState(false);
  const why = suspended?.why ?? getSuspensionMessage(reports[0]?.reason);

  async function turn(isOff: boolean) {
    setIsBusy(true);
    const undo = isOff ? () => void turn(false) : undefined;
    const problem = await setSiteSuspension(accountId, { suspended: isOff, why: isOff ? why : '' }, undo);
    setIsBusy(false);
    if (problem) showSnackbar({ text: problem, tone: 'bad' });
  }

  return suspended ? (
    <Button
      disabled={isBusy}
      aria-label={`Devolver ao ar o site de ${name}`}
      onClick={() => void turn(false)}
    >
      Devolver ao ar
    </Button>
  ) : (
    <Button
      variant="danger"
      disabled={isBusy}
      aria-label={`Tirar do ar o site de ${name}`}
      onClick={() => void turn(true)}
    >
      Tirar do ar
    </Button>
  );
}

const What = styled.div`
  display: grid;
  gap: 6px;
  flex: 1 1 320px;
  min-width: 0;
  overflow-wrap: anywhere;
`;
