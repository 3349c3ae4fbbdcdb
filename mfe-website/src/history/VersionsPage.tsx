import { useSession } from '@girassol/shared-auth';
import { ButtonLink, EmptyState, ErrorState, Stack } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { buildSitePath, EDITOR_PATH } from '../addresses/addresses';
import { useSiteVersions } from '../data/use-versions';
import { SiteFrame } from '../frame/SiteFrame';
import { SkeletonPart } from '../frame/WaitingPart';
import { useVersionActions } from './use-version-actions';
import { VersionCard } from './VersionCard';

/** Page `/editar-website/:uid/historico`: the published versions, with actions to restore one. */
export default function VersionsPage() {
  return (
    <SiteFrame
      title="Versões do site"
      summary="Cada publicação fica guardada. Voltar a uma leva um instante."
    >
      <Versions />
    </SiteFrame>
  );
}

function Versions() {
  const accountId = useSession()?.managerId ?? '';
  const { data, error, isError, refetch } = useSiteVersions();
  const steps = useVersionActions();
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonPart height={240} />;
  if (data.versions.length === 0)
    return (
      <EmptyState
        title="Nada publicado ainda"
        text="Quando o site for publicado, cada versão aparece aqui, com quem a publicou e o que mudou."
        action={
          <ButtonLink as={Link} to={buildSitePath(EDITOR_PATH, accountId)} icon="pencil">
            Abrir o editor
          </ButtonLink>
        }
      />
    );
  return (
    <Stack as="ul" gap={8}>
      {data.versions.map((version) => (
        <VersionCard key={version.version} version={version} steps={steps} />
      ))}
    </Stack>
  );
}
