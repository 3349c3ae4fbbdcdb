import { formatBytes } from '@girassol/shared-domain';
import { Button, Icon, Row, tokens, toneColours } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { PaperSending, Sending } from './use-paper-sending';

/** Where a paper is on its way, what was noticed in it, and what can be done about it. */
export function SendingLine({ sending, go, drop }: { sending: Sending } & Pick<PaperSending, 'go' | 'drop'>) {
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
        <Words lines={warnings} />
        <Row gap={8} wraps>
          <Button size="sm" onClick={drop}>
            Escolher outro
          </Button>
          <Button size="sm" variant="primary" onClick={go}>
            Enviar assim mesmo
          </Button>
        </Row>
      </Line>
    );
  if (is === 'failed')
    return (
      <Line $tone="bad" role="alert">
        <Icon name="error" size={18} />
        <Words lines={[problem ?? '']} />
        <Row gap={8} wraps>
          {mayRetry && (
            <Button size="sm" icon="refresh" onClick={go}>
              Tentar de novo
            </Button>
          )}
          <Button size="sm" onClick={drop}>
            Entendi
          </Button>
        </Row>
      </Line>
    );
  return (
    <Line $tone="good" role="status">
      <Icon name="circle-check" size={18} />
      <Words lines={['Enviado. Agora o banco confere.', ...warnings]} />
    </Line>
  );
}

const Words = ({ lines }: { lines: readonly string[] }) => (
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
