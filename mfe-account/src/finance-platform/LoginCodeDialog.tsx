import { Button, copyText, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ShownLoginCode } from './use-finance-connection';
import { useSecondsLeft } from './use-seconds-left';

interface LoginCodeDialogProps {
  shown: ShownLoginCode;
  /** Address of the platform at which the code is typed. */
  entryUrl: string;
  isRenewing: boolean;
  onRenew: () => void;
  onClose: () => void;
}

/**
 * Dialog that shows a login code of the finance platform the only time, with the rest of its life. A press outside does
 * not close it, so that the code is not lost by accident.
 */
export function LoginCodeDialog({
  shown: { code, endsAt },
  entryUrl,
  isRenewing,
  onRenew,
  onClose,
}: LoginCodeDialogProps) {
  const secondsLeft = useSecondsLeft(endsAt);
  const isOver = secondsLeft === 0;
  const half = Math.ceil(code.length / 2);
  return (
    <Dialog isOpen onClose={onClose} title="Código de acesso" size="sm" isDismissable={false}>
      <Stack gap={16}>
        <Text as="p">
          Digite o código na{' '}
          <a href={entryUrl} target="_blank" rel="noreferrer">
            entrada da plataforma financeira
          </a>
          , com o e-mail do seu login. Ele serve uma única vez e não aparece de novo depois de fechar.
        </Text>
        <CodeBox $isOver={isOver}>
          <code>
            <span>{code.slice(0, half)}</span>
            <span>{code.slice(half)}</span>
          </code>
          <TimeLeft secondsLeft={secondsLeft} key={code} />
        </CodeBox>
        <Row justify="end" gap={8} wraps>
          <Button onClick={onClose}>Fechar</Button>
          {isOver ? (
            <Button variant="primary" icon="refresh" isPending={isRenewing} onClick={onRenew}>
              Gerar outro
            </Button>
          ) : (
            <Button variant="primary" icon="copy" onClick={() => void copyText(code, 'Código copiado')}>
              Copiar código
            </Button>
          )}
        </Row>
      </Stack>
    </Dialog>
  );
}

/** Remaining time in words and as a bar; screen readers hear only the end. */
function TimeLeft({ secondsLeft }: { secondsLeft: number }) {
  const [whole] = useState(() => Math.max(1, secondsLeft));
  return (
    <>
      <Bar aria-hidden="true">
        <span style={{ transform: `scaleX(${secondsLeft / whole})` }} />
      </Bar>
      {secondsLeft > 0 ? (
        <Text size={13} tone="soft" role="timer" aria-live="off">
          Vale por mais {Math.floor(secondsLeft / 60)}:{String(secondsLeft % 60).padStart(2, '0')}
        </Text>
      ) : (
        <Text size={13} tone="bad" role="status">
          Este código terminou e não vale mais.
        </Text>
      )}
    </>
  );
}

const { color, font, motion, radius, space } = tokens;

const CodeBox = styled.div<{ $isOver: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[16]};
  border-radius: ${radius.card};
  background: ${color.sunken};
  > code {
    display: flex;
    gap: ${space[12]};
    color: ${({ $isOver }) => ($isOver ? color.inkSoft : color.ink)};
    text-decoration: ${({ $isOver }) => ($isOver ? 'line-through' : 'none')};
    font: 600 ${font[32]};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.08em;
    user-select: all;
  }
`;

const Bar = styled.div`
  width: 100%;
  height: 4px;
  border-radius: ${radius.round};
  background: ${color.line};
  overflow: hidden;
  > span {
    display: block;
    height: 100%;
    background: ${color.leaf};
    transform-origin: left;
    transition: transform ${motion.move} linear;
  }
`;
