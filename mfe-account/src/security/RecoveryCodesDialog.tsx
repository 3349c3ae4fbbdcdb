import { Button, copyText, Stack, Text, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { styled } from 'styled-components';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Builds the address of a text file with the codes, which stays in the browser. */
const buildFileAddress = (codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`Códigos de recuperação\n\n${codes.join('\n')}\n`)}`;

/** Dialog that shows the recovery codes the only time; a press outside does not lose them. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      isOpen
      title="Códigos de recuperação"
      size="sm"
      isDismissable={false}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Guardei os códigos
        </Button>
      }
    >
      <Stack gap={16}>
        <Text as="p">
          Sem o celular, cada um destes códigos entra uma vez. Guarde-os agora: eles não aparecem de novo.
        </Text>
        <Codes aria-label="Códigos de recuperação">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Codes>
        <Button icon="copy" onClick={() => void copyText(codes.join('\n'), 'Códigos copiados')}>
          Copiar
        </Button>
        <a href={buildFileAddress(codes)} download="codigos-de-recuperacao.txt">
          Baixar como arquivo
        </a>
      </Stack>
    </Dialog>
  );
}

const { color, radius, space } = tokens;

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]};
  margin: 0;
  padding: ${space[12]};
  list-style: none;
  border-radius: ${radius.card};
  background: ${color.sunken};
  text-align: center;
`;
