import { Button, copyText, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

interface CopyableCodeProps {
  code: string;
  /** Text of the button: `Copiar código`. */
  label: string;
  /** Message after the copy: `Código Pix copiado.` */
  copiedText: string;
  /** Shown in place of the code, if it is written in groups. */
  displayed?: string | undefined;
}

/** Button that copies a code, large because it is what most people press, above the code itself. */
export function CopyableCode({ code, label, copiedText, displayed = code }: CopyableCodeProps) {
  return (
    <Box>
      <Button
        variant="primary"
        size="lg"
        icon="copy"
        isFullWidth
        onClick={() => void copyText(code, copiedText)}
      >
        {label}
      </Button>
      <Code>
        <code>{displayed}</code>
      </Code>
    </Box>
  );
}

const { color, font, radius, space } = tokens;

const Box = styled.div`
  display: grid;
  gap: ${space[8]};
  min-width: 0;
`;

const Code = styled.div`
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  code {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
    color: ${color.inkSoft};
    font: ${font[13]};
    font-variant-numeric: tabular-nums;
    user-select: all;
  }
`;
