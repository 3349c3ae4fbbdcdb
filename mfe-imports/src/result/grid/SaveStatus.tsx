import { formatCountWithNoun } from '@girassol/shared-domain';
import { Button, Row, Text } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { GridStatus, GridStore } from './data/grid-store';

/**
 * Status line of the grid that tells whether the typed cells are saved; after a failure with buttons to try
 * again or to discard the unsaved cells.
 */
export function SaveStatus({
  store,
  look: { waiting, problem, mended },
}: {
  store: GridStore;
  look: GridStatus;
}) {
  const cells = formatCountWithNoun(waiting, 'célula', 'células');
  if (problem !== null && waiting > 0)
    return (
      <Line gap={8} wraps role="alert">
        <Text size={13} tone="bad">
          {waiting === 1 ? '1 célula não foi salva' : `${cells} não foram salvas`}: {problem}
        </Text>
        <Button size="sm" icon="refresh" onClick={() => void store.flush()}>
          Tentar de novo
        </Button>
        <Button size="sm" variant="ghost" onClick={store.discard}>
          Descartar o que não foi salvo
        </Button>
      </Line>
    );
  return (
    <Line gap={8} wraps>
      <Text size={13} tone="soft" role="status">
        {waiting > 0 && `Salvando ${cells}…`}
        {waiting === 0 &&
          mended > 0 &&
          `Tudo salvo. ${formatCountWithNoun(mended, 'linha corrigida', 'linhas corrigidas')}.`}
      </Text>
      {waiting === 0 && mended > 0 && (
        <Button size="sm" variant="ghost" icon="refresh" onClick={() => store.reload(store.look().column)}>
          Atualizar lista
        </Button>
      )}
    </Line>
  );
}

/** The grid below it does not jump when there is something to say. */
const Line = styled(Row)`
  min-height: 2rem;
`;
