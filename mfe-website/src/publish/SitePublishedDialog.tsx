import { Button, ButtonLink, copyText, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { styled } from 'styled-components';

/** Confirmation that the site is online, with its address and ways to share it. */
export function SitePublishedDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const address = new URL(url, window.location.href).href;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="O site está no ar"
      actions={
        <>
          <Button onClick={onClose}>Continuar editando</Button>
          <ButtonLink variant="primary" icon="external" href={url} target="_blank" rel="noopener">
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
