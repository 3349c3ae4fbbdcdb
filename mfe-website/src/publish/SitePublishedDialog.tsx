import { Button, ButtonLink, copyText, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { styled } from 'styled-components';
import { useDomains } from '../domain/use-domains';

/** Confirmation that the site is online, with its address, the account's own where one is active, and ways to share it. */
export function SitePublishedDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const own = useDomains().data?.domains.find(
    ({ state, isDemonstration }) => state === 'ATIVO' && !isDemonstration,
  );
  const platformAddress = new URL(url, window.location.href).href;
  const address = own ? `https://${own.host}/` : platformAddress;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="O site está no ar"
      actions={
        <>
          <Button onClick={onClose}>Continuar editando</Button>
          <ButtonLink variant="primary" icon="external" href={address} target="_blank" rel="noopener">
            Abrir o site
          </ButtonLink>
        </>
      }
    >
      <Stack gap={12}>
        <Text as="p">Quem abrir este endereço já vê o que você acabou de publicar.</Text>
        <Row gap={8} wraps>
          <Address>{address}</Address>
          <Button icon="copy" onClick={() => void copyText(address, 'Endereço do site copiado')}>
            Copiar
          </Button>
        </Row>
        {own && (
          <Text as="p" size={13} tone="soft">
            O endereço na plataforma, {platformAddress}, continua valendo.
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

const { color, font, radius, space } = tokens;

const Address = styled.code`
  flex: 1 1 14rem;
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  background: ${color.leafSoft};
  color: ${color.leafInk};
  font: 500 ${font[14]};
  overflow-wrap: anywhere;
`;
