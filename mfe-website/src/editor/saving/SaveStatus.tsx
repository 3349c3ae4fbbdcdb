import { formatTime } from '@girassol/shared-domain';
import { Text } from '@girassol/shared-ui';
import type { DraftSaver, SaveState } from './draft-saver';
import { useSaveState } from './use-save-state';

/** Text that tells whether the draft of the site is saved on the server. */
export function SaveStatus({ saver }: { saver: DraftSaver }) {
  const state = useSaveState(saver);
  return (
    <Text size={13} tone={isTrouble(state) ? 'warn' : 'soft'} role="status">
      {getSaveLabel(state)}
    </Text>
  );
}

const isTrouble = ({ kind }: SaveState) =>
  kind === 'unreachable' || kind === 'refused' || kind === 'conflict';

/** Returns the text of a save state for people. */
export function getSaveLabel(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
      return `Salvo às ${formatTime(state.at)}`;
    case 'waiting':
    case 'saving':
      return 'Salvando';
    case 'unreachable':
      return 'Sem conexão: guardado neste aparelho';
    case 'refused':
      return `Não foi salvo: ${state.message}`;
    case 'conflict':
      return 'Há outra versão';
  }
}
