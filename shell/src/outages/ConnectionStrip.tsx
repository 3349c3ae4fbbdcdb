import {
  canQueueWrites,
  getConnectionStatus,
  onConnectionChange,
  useStoredDataTime,
} from '@girassol/shared-auth';
import { announce, Icon, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { formatStoredDataTime } from './format-stored-data-time';

/** Time that the message of a restored connection stays, in milliseconds. */
const BACK_MS = 4_000;

type StripState = 'nothing' | 'offline' | 'back';

/**
 * Strip that reports a lost connection and its return (shell.updates-004), and of what time the data on the screen are.
 */
export function ConnectionStrip() {
  const [shown, setShown] = useState<StripState>(getConnectionStatus() === 'OFFLINE' ? 'offline' : 'nothing');

  const storedAt = useStoredDataTime();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onConnectionChange((connection) => {
      clearTimeout(timer);
      const isBack = connection === 'ONLINE';
      setShown(isBack ? 'back' : 'offline');
      tellInFront(isBack ? 'Conexão restabelecida.' : `Sem conexão. ${describeWrites()}`);
      announce(isBack ? 'Conexão restabelecida' : 'Sem conexão', 'assertive');
      if (isBack) timer = setTimeout(() => setShown('nothing'), BACK_MS);
    });
    // Lost between the first drawing and this moment.
    if (getConnectionStatus() === 'OFFLINE') setShown('offline');
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  if (shown === 'nothing') return null;
  return (
    <Strip role="region" aria-label="Conexão" data-state={shown}>
      <Icon name={shown === 'offline' ? 'offline' : 'circle-check'} />
      <Text as="p" size={13}>
        {shown === 'offline'
          ? `Sem conexão. ${describeData(storedAt)}. ${describeWrites()}`
          : 'Conexão restabelecida.'}
      </Text>
    </Strip>
  );
}

const describeWrites = () =>
  canQueueWrites()
    ? 'Notas, movimentos e arquivos ficam guardados aqui e são enviados depois; o resto espera a conexão.'
    : 'Nada pode ser salvo até ela voltar.';

/** Tells in front of an open panel or dialog, which lies over the strip. */
function tellInFront(text: string): void {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]'))
    showSnackbar({ text, topic: 'connection' });
}

const describeData = (storedAt: number | null) =>
  storedAt === null
    ? 'O que está na tela pode estar desatualizado'
    : `Dados de ${formatStoredDataTime(storedAt)}`;

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[8]} ${tokens.space[24]};
  background: ${tokens.color.goodSoft};
  color: ${tokens.color.goodInk};
  &[data-state='offline'] {
    background: ${tokens.color.sunken};
    color: ${tokens.color.inkSoft};
    border-bottom: 1px solid ${tokens.color.line};
  }
`;
