import type { LiveReleaseTarget, RegistryStatus, RemoteStatusReport } from '@girassol/federation/operations';
import { Badge, Button, Card, DateText, Heading, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ChangeWithReasonDialog } from './ChangeWithReasonDialog';
import {
  describeLiveVersionChange,
  describeReplacementRelease,
  describeUnmetRequirements,
  formatLiveTarget,
} from './figures-text';
import { GateFindingsList } from './GateFindingsList';
import { HistoryList } from './History';
import { HourCharts } from './HourCharts';
import { OperationList } from './OperationList';
import { ReleaseTable } from './ReleaseTable';
import { RolloutDialog } from './RolloutDialog';

interface RemoteCardProps {
  report: RemoteStatusReport;
  status: RegistryStatus;
}

/** Releases whose failed inspection is told: the newest. */
const FAILED = 3;

type Open = { what: 'rollout' } | ({ what: 'rollback' | 'pause' | 'resume' } & LiveReleaseTarget);

/** Card of one area: live versions by scope, figures of its releases, history, and actions. */
export function RemoteCard({ report, status }: RemoteCardProps) {
  const { remote, title, team, live, history, releases } = report;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const placeName = (place: LiveReleaseTarget) => formatLiveTarget(place, status.accounts);
  const lines = [...live].sort((one, other) => placeName(one).localeCompare(placeName(other)));
  const misfits = releases.filter(
    ({ version, unmet }) => unmet && lines.some((line) => line.isLive && line.version === version),
  );
  const failed = releases.filter(({ inspection }) => inspection && !inspection.isPassed).slice(0, FAILED);
  // One step back ends the share first: it is offered where the share stands.
  const hasShareBeside = ({ share, scope, target }: (typeof live)[number]) =>
    share === 100 && live.some((line) => line.share < 100 && line.scope === scope && line.target === target);

  return (
    <Card padding={16} role="region" aria-label={title}>
      <Stack gap={16}>
        <Row gap={12} justify="between" wraps>
          <div>
            <Heading level={2}>{title}</Heading>
            <Text tone="soft" size={13}>
              {remote} · equipe {team}
            </Text>
          </div>
          <Button size="sm" onClick={() => setOpen({ what: 'rollout' })}>
            Colocar versão no ar
          </Button>
        </Row>

        {lines.length === 0 && <Text tone="soft">Publicada, e ainda fora do ar para todos.</Text>}
        {misfits.map(({ version, unmet = [] }) => (
          <Text key={version} as="p" role="alert" tone="bad">
            {version} está no ar e não abre com o shell atual: {describeUnmetRequirements(unmet)}. Volte a
            versão, ou publique um shell mais novo. (GF-406)
          </Text>
        ))}
        <OperationList>
          {lines.map((line) => (
            <li key={`${line.scope} ${line.target} ${line.share < 100}`}>
              <span>
                <Text weight={500}>{placeName(line)}</Text> <Version>{line.version}</Version>{' '}
                {line.share < 100 && <Badge tone="info">{line.share} %</Badge>}
                {!line.isLive && <Badge tone="warn">Em pausa</Badge>}
                {line.standIn && (
                  <Text as="p" tone="bad" size={13}>
                    {describeReplacementRelease(line.standIn)}
                  </Text>
                )}
              </span>
              <Row gap={8}>
                {!hasShareBeside(line) && (
                  <Button
                    size="sm"
                    icon="undo"
                    aria-label={`${line.share < 100 ? 'Encerrar parcela' : 'Voltar versão'}: ${title}, ${placeName(line)}`}
                    onClick={() => setOpen({ what: 'rollback', scope: line.scope, target: line.target })}
                  >
                    {line.share < 100 ? 'Encerrar' : 'Voltar'}
                  </Button>
                )}
                {line.share === 100 && (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`${line.isLive ? 'Pausar' : 'Retomar'}: ${title}, ${placeName(line)}`}
                    onClick={() =>
                      setOpen({
                        what: line.isLive ? 'pause' : 'resume',
                        scope: line.scope,
                        target: line.target,
                      })
                    }
                  >
                    {line.isLive ? 'Pausar' : 'Retomar'}
                  </Button>
                )}
              </Row>
            </li>
          ))}
        </OperationList>

        <HourCharts report={report} />
        <ReleaseTable label={title} releases={releases} live={live} errorLimit={status.errorLimit} />

        {failed.map(({ version, inspection }) => (
          <details key={version}>
            <summary>{version} não passou na conferência do servidor</summary>
            <GateFindingsList findings={inspection?.findings ?? []} isFine={false} />
          </details>
        ))}

        {history.length > 0 && (
          <details>
            <summary>Histórico</summary>
            <HistoryList>
              {history.map((entry) => (
                <li key={entry.id}>
                  <DateText value={entry.at} show="dateTime" />{' '}
                  <Text weight={500}>{describeLiveVersionChange(entry)}</Text>{' '}
                  <Text tone="soft">
                    {placeName(entry)}
                    {entry.action !== 'start' && ` · ${entry.by}: ${entry.why}`}
                  </Text>
                </li>
              ))}
            </HistoryList>
          </details>
        )}
      </Stack>
      {open?.what === 'rollout' && <RolloutDialog report={report} status={status} onClose={close} />}
      {open && open.what !== 'rollout' && (
        <StepDialog report={report} step={open} place={placeName(open)} onClose={close} />
      )}
    </Card>
  );
}

interface StepDialogProps {
  report: RemoteStatusReport;
  step: Exclude<Open, { what: 'rollout' }>;
  /** For whom, in words. */
  place: string;
  onClose: () => void;
}

const stepLabels = {
  rollback: {
    title: 'Voltar versão',
    text: 'Uma parcela em teste termina; sem ela, a versão anterior volta ao ar.',
    done: 'versão anterior de volta.',
  },
  pause: {
    title: 'Pausar área',
    text: 'Menus, telas e abas desta área somem até o fim da pausa.',
    done: 'área em pausa.',
  },
  resume: { title: 'Retomar área', text: 'A área volta como estava antes da pausa.', done: 'área no ar.' },
};

function StepDialog({ report: { remote, title, revision }, step, place, onClose }: StepDialogProps) {
  const { what, scope, target } = step;
  const words = stepLabels[what];
  return (
    <ChangeWithReasonDialog
      title={`${words.title}: ${title}`}
      text={`${place}. ${words.text}`}
      submitLabel={words.title}
      danger={what === 'pause'}
      initial={{ why: '' }}
      done={`${title}: ${words.done}`}
      onClose={onClose}
      order={(client, { why }) => {
        const order = { scope, target, why, expected: revision };
        return what === 'rollback'
          ? client.rollBack(remote, order)
          : client.pause(remote, { ...order, isPaused: what === 'pause' });
      }}
    />
  );
}

const { font } = tokens;

const Version = styled.code`
  font: ${font[13]};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
