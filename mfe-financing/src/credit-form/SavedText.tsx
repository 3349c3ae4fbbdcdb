import { formatTime } from '@girassol/shared-domain';
import { Text } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { DraftSaveState } from './use-credit-draft-autosave';

/** Text with the save state of the draft. */
export function DraftSaveStatus({ state }: { state: DraftSaveState }) {
  return (
    <DraftStatusText>
      <Text size={13} tone={state.kind === 'failed' ? 'bad' : 'soft'} role="status">
        {describeDraftState(state)}
      </Text>
    </DraftStatusText>
  );
}

/** Text that wraps before the buttons next to it do. */
const DraftStatusText = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
`;

function describeDraftState(state: DraftSaveState): string {
  switch (state.kind) {
    case 'untouched':
      return 'Salvo enquanto você digita';
    case 'saving':
      return 'Salvando o rascunho…';
    case 'saved':
      return `Rascunho salvo ${formatTime(state.at)}`;
    case 'conflict':
      return 'Rascunho parado: há outra versão';
    case 'failed':
      return 'O rascunho não foi salvo. Continue: tentamos de novo.';
  }
}
