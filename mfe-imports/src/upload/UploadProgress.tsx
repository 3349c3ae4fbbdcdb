import { Button, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

interface SendingBarProps {
  name: string;
  /** From 0 to 1, as the file leaves this machine. */
  share: number;
  onCancel: () => void;
}

/** Progress of the upload of a file. */
export function UploadProgress({ name, share, onCancel }: SendingBarProps) {
  const hasLeft = share >= 1;
  return (
    <Stack gap={4} role="status">
      <Row justify="between">
        <Text size={13} tone="soft">
          {hasLeft ? 'Lendo a planilha…' : `Enviando: ${Math.floor(share * 100)}%`}
        </Text>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancelar envio
        </Button>
      </Row>
      <Bar aria-label={`Envio de ${name}`} {...(!hasLeft && { value: share, max: 1 })} />
    </Stack>
  );
}

const Bar = styled.progress`
  width: 100%;
  height: 6px;
  accent-color: ${tokens.color.leaf};
`;
