import type { RegistryStatus } from '@girassol/federation/operations';
import { DAY_MS, formatCountWithNoun } from '@girassol/shared-domain';
import { HomeCard, HomeFigure, HomeNote, Stack, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { Link } from '../navigation/Link';
import { getEnvironmentLabel } from './figures-text';
import { useFailedJobCount } from './use-jobs';
import { useOperationPagesOfAreas } from './use-operation-pages-of-areas';
import { useRegistryStatus } from './use-registry';

/**
 * Card of the home page for the platform's operators: live releases, unmet requirements and automatic
 * rollbacks of areas.
 */
export default function OperatorHomeCard() {
  const { data, isError, error, refetch } = useRegistryStatus();
  return (
    <HomeCard
      title="Plataforma"
      icon="monitor"
      isLoading={!data}
      hasFailed={isError && !data}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && <Facts status={data} />}
    </HomeCard>
  );
}

function Facts({ status }: { status: RegistryStatus }) {
  const ofAreas = useOperationPagesOfAreas();
  const failedJobs = useFailedJobCount();
  const { environment, shell, remotes } = status;
  const live = remotes.filter(({ live: lines }) => lines.some(({ isLive }) => isLive));
  const misfits = remotes.filter(({ live: lines, releases }) =>
    releases.some(
      ({ version, unmet }) => unmet && lines.some((line) => line.isLive && line.version === version),
    ),
  );
  const returned = remotes.filter(({ history }) =>
    history.some(({ action, at }) => action === 'return' && at > Date.now() - DAY_MS),
  );
  const troubles = [
    ...misfits.map(({ title }) => `${title} não abre com a versão no ar da plataforma.`),
    ...returned.map(({ title }) => `${title} voltou de versão sozinha nas últimas 24 horas.`),
  ];
  return (
    <Stack gap={12}>
      <div>
        <HomeFigure>{live.length === 1 ? '1 área no ar' : `${live.length} áreas no ar`}</HomeFigure>
        <HomeNote>
          Ambiente de {getEnvironmentLabel(environment)}, plataforma na versão {shell?.version ?? '—'}
        </HomeNote>
      </div>
      {failedJobs !== undefined && (
        <HomeNote>
          {failedJobs === 0 ? (
            'Nenhuma tarefa falhou.'
          ) : (
            <Link to="/operacao/tarefas">
              {formatCountWithNoun(failedJobs, 'tarefa falhou', 'tarefas falharam')}
            </Link>
          )}
        </HomeNote>
      )}
      {troubles.length === 0 ? (
        <HomeNote>
          Todas as áreas funcionam com a versão no ar da plataforma, e nenhuma voltou de versão sozinha nas
          últimas 24 horas.
        </HomeNote>
      ) : (
        <Troubles>
          {troubles.map((trouble) => (
            <li key={trouble}>{trouble}</li>
          ))}
        </Troubles>
      )}
      <PageLinks aria-label="Operação">
        {ofAreas.map(({ path, label }) => (
          <Link key={path} to={path}>
            {label}
          </Link>
        ))}
        <Link to="/operacao/versoes">Versões no ar</Link>
        <Link to="/operacao/distribuicoes">Distribuições</Link>
        <Link to="/operacao/este-navegador">Este navegador</Link>
        <Link to="/operacao/galeria">Galeria</Link>
      </PageLinks>
    </Stack>
  );
}

const { color, font, space } = tokens;

const Troubles = styled.ul`
  margin: 0;
  padding-left: ${space[16]};
  color: ${color.badInk};
  font: ${font[13]};
`;

const PageLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  font: ${font[13]};
  a { color: ${color.leafInk}; }
`;
