import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/Button';
import { copyText } from '../actions/copy-text';
import { announce } from '../announce/announce';
import { Skeleton } from '../display/Skeleton';
import { Stack } from '../layout/Stack';
import { Dialog } from '../overlays/Dialog';
import { Text } from '../text/Text';
import { tokens } from '../tokens/tokens';
import { QrCode } from './QrCode';

/** State of a link by which a phone uploads files: requested, refused, open for some seconds, or over. */
export type PhoneUploadLinkState =
  | { is: 'asking' }
  | { is: 'failed'; why: string }
  | { is: 'open'; address: string; secondsLeft: number }
  | { is: 'over' };

export interface PhoneUploadDialogProps {
  title: string;
  link: PhoneUploadLinkState;
  /** Wants another link. */
  onAsk: () => void;
  onEnd: () => void;
  onClose: () => void;
  /** Accessible name of the QR code. */
  label: string;
  words: {
    /** Permission of the link's holder: `só consegue enviar para esta pasta`. */
    can: string;
    /** Location of received files: `está na pasta`. */
    kept: string;
    /** Singular and plural of the files: `arquivo`, `arquivos`. */
    one: string;
    several: string;
  };
  /** Files received since the dialog was opened. */
  arrived: readonly { id: string; face: ReactNode; name: string; note?: string | undefined }[];
}

/** Dialog "Enviar pelo celular": a QR code, its remaining time, and the files received from the phone so far. */
export function PhoneUploadDialog(props: PhoneUploadDialogProps) {
  const { title, link, onAsk, onEnd, onClose, label, words, arrived } = props;
  useAnnounced(arrived.length, words);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="sm"
      actions={
        <>
          {link.is === 'open' && <Button onClick={onEnd}>Encerrar link</Button>}
          <Button variant="primary" onClick={onClose}>
            {arrived.length > 0 ? 'Concluir' : 'Fechar'}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {link.is === 'asking' && <Skeleton height="16rem" />}
        {(link.is === 'failed' || link.is === 'over') && (
          <Stack gap={12}>
            <Text role="status">
              {link.is === 'over' ? `Este código não vale mais. O que já chegou ${words.kept}.` : link.why}
            </Text>
            <Button icon="refresh" onClick={onAsk}>
              {link.is === 'over' ? 'Criar outro código' : 'Tentar de novo'}
            </Button>
          </Stack>
        )}
        {link.is === 'open' && (
          <>
            <Text>
              Aponte a câmera do celular para o código. Não é preciso entrar na conta: quem tem o link{' '}
              {words.can}.
            </Text>
            <QrCode text={link.address} label={label} />
            <Clock role="timer" aria-label="Tempo que resta">
              Vale por mais {formatClock(link.secondsLeft)}
            </Clock>
            <Address>
              <code>{link.address}</code>
              <Button size="sm" icon="copy" onClick={() => void copyText(link.address, 'Link copiado.')}>
                Copiar link
              </Button>
            </Address>
          </>
        )}
        {arrived.length > 0 && (
          <Arrived aria-label="Recebidos do celular">
            {arrived.map(({ id, face, name, note }) => (
              <li key={id}>
                {face}
                <span>{name}</span>
                {note && <small>{note}</small>}
              </li>
            ))}
          </Arrived>
        )}
        {arrived.length === 0 && link.is === 'open' && (
          <Text size={13} tone="soft" role="status">
            Esperando o primeiro {words.one}…
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

/** Formats seconds as `29:05`. */
const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Says how many have come, as they come. */
function useAnnounced(count: number, { one, several }: PhoneUploadDialogProps['words']): void {
  const told = useRef(0);
  useEffect(() => {
    if (count > told.current) announce(count === 1 ? `1 ${one} recebido.` : `${count} ${several} recebidos.`);
    told.current = count;
  }, [count, one, several]);
}

const { color, font, radius, space } = tokens;

const Clock = styled.p`
  margin: 0;
  text-align: center;
  font: ${font[14]};
  font-variant-numeric: tabular-nums;
`;

const Address = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  > code {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font: ${font[12]};
    color: ${color.inkSoft};
    user-select: all;
  }
  > button { flex: none; }
`;

const Arrived = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font[13]};
  > li {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    padding: ${space[4]} ${space[8]};
    border-radius: ${radius.control};
    background: ${color.goodSoft};
    color: ${color.goodInk};
  }
  img, svg { flex: none; width: 2rem; height: 2rem; object-fit: cover; border-radius: ${radius.control}; }
  span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: ${color.ink}; }
`;
