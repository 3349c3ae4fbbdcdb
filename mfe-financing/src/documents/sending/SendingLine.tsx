import { formatBytes } from '@girassol/shared-domain';
import { Button, Icon, Row, tokens, toneColours } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { DocumentSendingState } from './sending-store';

interface SendingLineProps {
  sending: DocumentSendingState;
  /** Another paper is on its way: this one waits. */
  isBusy: boolean;
  go(): void;
  drop(): void;
}

/**
 * Line below a document that shows its sending to the server: progress, warnings of the check, and buttons to
 * confirm, retry or cancel.
 */
export function SendingLine({ sending, isBusy, go, drop }: SendingLineProps) {
  if (sending.is === 'sent')
    return (
      <Line $tone="good" role="status">
        <Icon name="circle-check" size={18} />
        <Paragraphs lines={['Enviado. Agora o banco confere.', ...sending.warnings]} />
      </Line>
    );
  const { is, file, share, warnings, problem, mayRetry } = sending;
  const percent = Math.round(share * 100);
  if (is === 'checking' || is === 'sending')
    return (
      <Line $tone="leaf" role="status">
        <p>
          {is === 'checking' ? 'Conferindo' : share < 1 ? `Enviando: ${percent}%` : 'Recebido, conferindo…'} ·{' '}
          {file.name} · {formatBytes(file.size)}
        </p>
        <progress aria-label={`Envio de ${file.name}`} {...(is === 'sending' && { value: share, max: 1 })} />
        {is === 'sending' && (
          <Button size="sm" onClick={drop}>
            Cancelar
          </Button>
        )}
      </Line>
    );
  if (is === 'doubtful')
    return (
      <Line $tone="warn" role="alert">
        <Icon name="warning" size={18} />
        <Paragraphs lines={warnings} />
        <Row gap={8} wraps>
          <Button size="sm" onClick={drop}>
            Escolher outro
          </Button>
          <Button size="sm" variant="primary" disabled={isBusy} onClick={go}>
            Enviar assim mesmo
          </Button>
        </Row>
      </Line>
    );
  return (
    <Line $tone="bad" role="alert">
      <Icon name="error" size={18} />
      <Paragraphs lines={[problem ?? '']} />
      <Row gap={8} wraps>
        {mayRetry && (
          <Button size="sm" icon="refresh" disabled={isBusy} onClick={go}>
            Tentar de novo
          </Button>
        )}
        <Button size="sm" onClick={drop}>
          Entendi
        </Button>
      </Row>
    </Line>
  );
}

const Paragraphs = ({ lines }: { lines: readonly string[] }) => (
  <div>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

const Line = styled.div<{ $tone: 'leaf' | 'warn' | 'bad' | 'good' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border-radius: ${tokens.radius.control};
  background: ${({ $tone }) => toneColours[$tone].background};
  color: ${({ $tone }) => toneColours[$tone].text};
  font: ${tokens.font[13]};
  p { margin: 0; }
  > p, > div:first-of-type { flex: 1 1 14rem; min-width: 0; overflow-wrap: anywhere; }
  > svg { flex: none; }
  > progress { flex: 1 1 8rem; height: 6px; accent-color: ${tokens.color.leaf}; }
`;
