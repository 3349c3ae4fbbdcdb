import type { ListedJob } from '@girassol/shared-domain/contract';
import {
  Badge,
  Button,
  confirm,
  DateText,
  EmptyState,
  fadingEdgeStyles,
  PageHeader,
  Row,
  Stack,
  showSnackbar,
  Text,
  TextLink,
  tokens,
  useScrollEdges,
} from '@girassol/shared-ui';
import { Tabs } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Link } from '../navigation/Link';
import { useShellNavigation, useVisitorLocation } from '../navigation/navigation-context';
import { describeAttempts, describeKindFigures, type JobKindFigures, jobLists } from './job-text';
import { OperationPage, OperatorsOnlyNotice } from './OperationPage';
import { PagedList } from './PagedList';
import { isForbiddenError } from './use-accounts';
import { type JobAction, runJobAction, useJobs } from './use-jobs';

const PATH = '/operacao/tarefas';

/** Operator page of background jobs, with the failed ones. */
export default function JobsPage() {
  return (
    <OperationPage>
      <Jobs />
    </OperationPage>
  );
}

function Jobs() {
  const { navigate } = useShellNavigation();
  const wanted = new URLSearchParams(useVisitorLocation().search);
  const list = jobLists.find(({ word }) => word === wanted.get('situacao')) ?? jobLists[0];
  const kind = wanted.get('tipo') ?? '';
  const query = useJobs(list?.state ?? 'FAILED', kind);
  const kinds = query.data?.pages[0]?.kinds ?? [];
  const failed = kinds.reduce((sum, figures) => sum + figures.failed, 0);

  function go(word: string, tipo: string) {
    const search = new URLSearchParams({ situacao: word, ...(tipo && { tipo }) });
    navigate(`${PATH}?${search}`, { replace: true });
  }

  if (isForbiddenError(query.error)) return <OperatorsOnlyNotice />;
  return (
    <Stack gap={16}>
      <PageHeader
        title="Tarefas"
        summary="O que o servidor faz depois de responder: em segundo plano, uma vez, mesmo que um processo termine no meio."
      />
      <Kinds kinds={kinds} chosen={kind} onChoose={(one) => go(list?.word ?? 'falhas', one)} />
      <Tabs
        label="Situação das tarefas"
        selectedId={list?.word ?? 'falhas'}
        onSelect={(word) => go(word, kind)}
        items={jobLists.map(({ word, state, label, none }) => ({
          id: word,
          label,
          ...(state === 'FAILED' && { count: failed }),
          content: state === list?.state && (
            <Found query={query} none={none} onClear={kind === '' ? null : () => go(word, '')} />
          ),
        }))}
      />
    </Stack>
  );
}

interface KindsProps {
  kinds: readonly JobKindFigures[];
  chosen: string;
  onChoose: (kind: string) => void;
}

/** Kinds that have something going on; pressed, only they are listed. */
function Kinds({ kinds, chosen, onChoose }: KindsProps) {
  const shown = kinds.filter((kind) => kind.kind === chosen || describeKindFigures(kind) !== '');
  return shown.length > 0 && <KindButtons kinds={shown} chosen={chosen} onChoose={onChoose} />;
}

function KindButtons({ kinds, chosen, onChoose }: KindsProps) {
  const line = useScrollEdges();
  return (
    <KindRow ref={line} gap={8} wraps role="group" aria-label="Tipos de tarefa">
      {kinds.map((kind) => (
        <Button
          key={kind.kind}
          aria-pressed={kind.kind === chosen}
          variant={kind.kind === chosen ? 'primary' : 'secondary'}
          onClick={() => onChoose(kind.kind === chosen ? '' : kind.kind)}
        >
          {[kind.title, describeKindFigures(kind)].filter(Boolean).join(': ')}
        </Button>
      ))}
    </KindRow>
  );
}

interface FoundProps {
  query: ReturnType<typeof useJobs>;
  none: string;
  /** Shows the jobs of all kinds; null if they are shown. */
  onClear: (() => void) | null;
}

function Found({ query, none, onClear }: FoundProps) {
  return (
    <PagedList
      query={query}
      getItems={({ jobs }) => jobs}
      label="Tarefas"
      none={
        <EmptyState
          title="Nada aqui"
          text={none}
          action={onClear && <Button onClick={onClear}>Ver todos os tipos</Button>}
        />
      }
      failure="Não foi possível carregar mais tarefas."
    >
      {(job) => <Line key={job._id} job={job} />}
    </PagedList>
  );
}

function Line({ job }: { job: ListedJob }) {
  const { account, title, state, error, payload, progress, worker, isCancelling, dueAt, endedAt, startedAt } =
    job;
  return (
    <li>
      <What>
        <Row gap={8} wraps>
          <Text weight={500}>{title}</Text>
          {isCancelling && <Badge tone="warn">Cancelando</Badge>}
          {job.priority === 'HIGH' && <Badge tone="info">Prioridade alta</Badge>}
        </Row>
        <Text as="p" tone="soft" size={13}>
          {account ? (
            <TextLink as={Link} to={`/operacao/contas/${account._id}`}>
              {account.name}
            </TextLink>
          ) : (
            'Da plataforma'
          )}
          {' · '}
          {describeAttempts(job)}
          {' · '}
          {state === 'QUEUED' && 'a partir de '}
          {state === 'RUNNING' && 'desde '}
          <DateText value={endedAt ?? (state === 'RUNNING' ? (startedAt ?? dueAt) : dueAt)} show="dateTime" />
        </Text>
        {error && (
          <Text as="p" size={13} tone={state === 'FAILED' ? 'bad' : 'soft'}>
            {error}
          </Text>
        )}
        <details>
          <summary>Detalhes</summary>
          <Text as="p" tone="soft" size={12}>
            {[job.kind, payload, progress && `andamento ${progress}`, worker, job._id]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </details>
      </What>
      <JobActions job={job} />
    </li>
  );
}

function JobActions({ job: { _id, state, title, isCancelling } }: { job: ListedJob }) {
  const [isBusy, setIsBusy] = useState(false);

  async function decide(deed: JobAction) {
    setIsBusy(true);
    const problem = await runJobAction(deed, _id);
    setIsBusy(false);
    if (problem) showSnackbar({ text: problem, tone: 'bad' });
  }

  async function askFirst(deed: 'discard' | 'cancel') {
    const isSure = await confirm({
      title: deed === 'discard' ? 'Descartar tarefa' : 'Cancelar tarefa',
      text: `“${title}” não será feita. Isso não pode ser desfeito.`,
      confirmLabel: deed === 'discard' ? 'Descartar' : 'Cancelar tarefa',
      cancelLabel: 'Voltar',
      danger: true,
    });
    if (isSure) await decide(deed);
  }

  if (state === 'FAILED')
    return (
      <Row gap={8}>
        <Button disabled={isBusy} onClick={() => void askFirst('discard')}>
          Descartar
        </Button>
        <Button variant="primary" disabled={isBusy} onClick={() => void decide('repeat')}>
          Repetir
        </Button>
      </Row>
    );
  if ((state === 'QUEUED' || state === 'RUNNING') && !isCancelling)
    return (
      <Button disabled={isBusy} onClick={() => void askFirst('cancel')}>
        Cancelar
      </Button>
    );
  return null;
}

const What = styled.div`
  flex: 1 1 20rem;
  min-width: 0;
  overflow-wrap: anywhere;
  summary {
    color: ${tokens.color.inkSoft};
    font: 500 ${tokens.font[12]};
    cursor: pointer;
  }
`;

/** One line that scrolls on a phone, which the buttons would fill otherwise. */
const KindRow = styled(Row)`
  @media ${tokens.screen.phone} {
    flex-wrap: nowrap;
    ${fadingEdgeStyles}
    padding-block: ${tokens.space[4]};
    > * { flex: none; }
  }
`;
