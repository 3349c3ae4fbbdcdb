import { useSession } from '@girassol/shared-auth';
import { Button, ButtonLink, copyText, EmptyState, Row } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { buildSitePath, EDITOR_PATH } from '../addresses/addresses';
import { useWebsite } from '../data/use-website';

/**
 * Empty state for a site that had no visits in the period. Suggests to publish the site, or to share its
 * address if it is online.
 */
export function NoFigures({ days }: { days: number }) {
  const accountId = useSession()?.managerId ?? '';
  const website = useWebsite().data?.website;
  const isOnline = website != null && website.publishedVersion !== null && !website.suspended;
  if (!isOnline)
    return (
      <EmptyState
        title="O site ainda não está no ar"
        text="Visitas, simulações e contatos aparecem aqui assim que ele for publicado."
        action={
          <ButtonLink as={Link} to={buildSitePath(EDITOR_PATH, accountId)} icon="pencil">
            Abrir o editor
          </ButtonLink>
        }
      />
    );
  const address = new URL(website.url, window.location.href).href;
  return (
    <EmptyState
      title={`Nenhuma visita nos últimos ${days} dias`}
      text="Mande o link para clientes no WhatsApp, ponha-o no perfil do Instagram e no Google Meu Negócio."
      action={
        <Row gap={8} justify="center" wraps>
          <Button icon="copy" onClick={() => void copyText(address, 'Endereço do site copiado')}>
            Copiar o link
          </Button>
          <ButtonLink icon="external" href={website.url} target="_blank" rel="noopener">
            Abrir o site
          </ButtonLink>
        </Row>
      }
    />
  );
}
