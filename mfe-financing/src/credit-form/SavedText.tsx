import { formatTime } from '@girassol/shared-domain';
import { Text } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { DraftState } from './use-draft-save';

/** Whether what is typed is safe. */
export function SavedText({ state }: { state: DraftState }) {
  return (
    <Words>
      <Text size={13} tone={state.kind === 'failed' ? 'bad' : 'soft'} role="status">
        {wordsOf(state)}
      </Text>
    </Words>
  );
}

/** Breaks within itself before the buttons beside it do. */
const Words = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
`;

function wordsOf(state: DraftState): string {
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
