import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/Button';
import { copyText } from '../actions/copy-text';
import { Row, Stack } from '../layout/Stack';
import { Text } from '../text/Text';
import { tokens } from '../tokens/tokens';
import { Dialog } from './Dialog';

export interface SecretDialogProps {
  title: string;
  /** A token, a link, a key: the server keeps nothing of it that could be shown again. */
  secret: string;
  /** Said when it was copied: "Link copiado". */
  copiedText: string;
  /** Explains the use of the secret, and that it is not shown again. */
  children: ReactNode;
  /** Other ways to hand it on, between copying and closing. */
  actions?: ReactNode;
  doneLabel?: string | undefined;
  onClose: () => void;
}

/**
 * Dialog that shows a secret the only time, with a copy button. A press outside of the dialog does not close
 * it, so that the secret is not lost by accident.
 */
export function SecretDialog({
  title,
  secret,
  copiedText,
  children,
  actions,
  doneLabel = 'Já copiei',
  onClose,
}: SecretDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} size="sm" isDismissable={false}>
      <Stack gap={12}>
        <Text as="p">{children}</Text>
        <Secret>{secret}</Secret>
        <Row justify="end" gap={8} wraps>
          <Button icon="copy" onClick={() => void copyText(secret, copiedText)}>
            Copiar
          </Button>
          {actions}
          <Button variant="primary" onClick={onClose}>
            {doneLabel}
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
