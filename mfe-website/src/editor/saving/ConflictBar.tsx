import { formatTime } from '@girassol/shared-domain';
import { Button, ConflictNotice, Row } from '@girassol/shared-ui';
import type { DraftSaver } from './draft-saver';
import { useSaveState } from './use-save-state';

/**
 * Notice that another person saved another version of the site meanwhile. The person chooses one of the two
 * versions; neither choice loses work.
 */
export function ConflictBar({ saver }: { saver: DraftSaver }) {
  const state = useSaveState(saver);
  if (state.kind !== 'conflict') return null;
  const { savedBy, savedTimestamp } = state.theirs;
  return (
    <ConflictNotice
      title={`${savedBy} salvou outra versão às ${formatTime(savedTimestamp)}`}
      text="O que você fez está guardado aqui, mas ainda não foi salvo. Vendo a outra versão, a sua volta com Desfazer; continuando com a sua, ela toma o lugar da outra."
    >
      <Row gap={8} wraps>
        <Button size="sm" onClick={saver.takeTheirs}>
          Ver a versão de {savedBy}
        </Button>
        <Button size="sm" variant="ghost" onClick={saver.keepMine}>
          Continuar com a minha
        </Button>
      </Row>
    </ConflictNotice>
  );
}
