import { Button, copyText, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { styled } from 'styled-components';

/** Shows a secret once: it is not shown again. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Segredo dos avisos" size="sm" isDismissable={false}>
      <Stack gap={12}>
        <Text as="p">
          Copie agora para o seu programa: ele não aparece de novo. Com ele se confere que a mensagem veio
          daqui.
        </Text>
        <Secret>{secret}</Secret>
        <Row justify="end" gap={8} wraps>
          <Button icon="copy" onClick={() => void copyText(secret, 'Segredo copiado')}>
            Copiar
          </Button>
          <Button variant="primary" onClick={onClose}>
            Já copiei
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

const { color, font, radius, space } = tokens;

const Secret = styled.code`
  padding: ${space[12]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font: ${font[13]};
  overflow-wrap: anywhere;
  user-select: all;
`;
