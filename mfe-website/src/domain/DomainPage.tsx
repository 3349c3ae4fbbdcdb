import { SupportLink } from '@girassol/federation/remote';
import { Card, EmptyState, ErrorState, Stack, WayLinks } from '@girassol/shared-ui';
import { SiteFrame } from '../frame/SiteFrame';
import { SkeletonPart } from '../frame/WaitingPart';
import { ClaimDomainForm } from './ClaimDomainForm';
import { DomainCard } from './DomainCard';
import { useDomains } from './use-domains';

/** Page `/editar-website/:uid/dominio`: the hosts of the site and what each still lacks. */
export default function DomainPage() {
  return (
    <SiteFrame title="Domínio" summary="Mostre o site no endereço da sua empresa, com cadeado.">
      <Domains />
    </SiteFrame>
  );
}

function Domains() {
  const { data, isError, isFetching, refetch } = useDomains();
  if (!data && isError) return <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonPart height={240} />;
  const { domains, mayClaim } = data;
  return (
    <Stack gap={16}>
      {domains.map((domain) => (
        <DomainCard key={domain._id} domain={domain} />
      ))}
      {mayClaim ? (
        <Card>
          <ClaimDomainForm isFirst={domains.length === 0} />
        </Card>
      ) : (
        <EmptyState
          title="O domínio próprio não está no seu plano"
          text="O site continua no endereço da plataforma. Para usar www.suaempresa.com.br, peça o módulo de domínio à nossa equipe."
          action={
            <SupportLink
              links={WayLinks}
              message="Olá! Quero usar um domínio próprio no site da minha empresa."
            />
          }
        />
      )}
    </Stack>
  );
}
