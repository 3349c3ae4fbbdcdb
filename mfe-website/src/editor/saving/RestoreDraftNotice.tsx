import { formatDateTime } from '@girassol/shared-domain';
import { Button, Row, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useEditorStore } from '../state/editor-store';
import { deleteDraftFromBrowser, findDraftInBrowser } from './browser-stored-draft';

interface RecoveredWorkProps {
  accountId: string;
  /** Revision of the draft on the server. */
  revision: number;
}

/** Notice that offers to restore the unsaved draft of an earlier visit, which the browser has stored. */
export function RestoreDraftNotice({ accountId, revision }: RecoveredWorkProps) {
  const store = useEditorStore();
  const [work, setWork] = useState(() => findDraftInBrowser(accountId, store.get().content));
  if (!work) return null;

  const recover = () => {
    setWork(null);
    store.change({ type: 'replace', content: work.content, words: 'Alterações recuperadas' });
  };
  const discard = () => {
    setWork(null);
    deleteDraftFromBrowser(accountId);
  };
  return (
    <Bar role="status">
      <Text as="p">
        <strong>Há alterações suas de {formatDateTime(work.at)} que não chegaram a ser salvas.</strong>{' '}
        {work.revision < revision && 'Depois delas, outra versão foi salva; dá para comparar com Desfazer.'}
      </Text>
      <Row gap={8}>
        <Button size="sm" onClick={recover}>
          Recuperar
        </Button>
        <Button size="sm" variant="ghost" onClick={discard}>
          Descartar
        </Button>
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[8]} ${tokens.space[16]};
  padding: ${tokens.space[8]} ${tokens.space[16]};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.infoSoft};
  color: ${tokens.color.infoInk};
`;
