import { api } from '@girassol/shared-auth';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  NoResults,
  Stack,
  showSnackbar,
  tokens,
} from '@girassol/shared-ui';
import { SearchField } from '@girassol/shared-ui/inputs';
import { LoadingList } from '@girassol/shared-ui/lists';
import { Dialog } from '@girassol/shared-ui/overlays';
import type { CannedAnswer } from '@girassol/support-domain/contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CannedAnswerForm } from './CannedAnswerForm';
import { searchCannedAnswers } from './search-canned-answers';
import { refreshCannedAnswers, useCannedAnswers } from './use-canned-answers';

/** Dialog with the canned answers that attendants share, in which they are searched, added, edited and deleted. */
export default function CannedAnswersDialog({ onClose }: { onClose: () => void }) {
  const { query, items } = useCannedAnswers();
  const [word, setWord] = useState('');
  const [edited, setEdited] = useState<CannedAnswer | 'new' | null>(null);
  const found = searchCannedAnswers(items, word);

  async function remove({ _id: answerId, shortcut, title, text }: CannedAnswer) {
    try {
      await api('DELETE /operation/canned-answers/:answerId', { params: { answerId } });
    } catch {
      return;
    } finally {
      refreshCannedAnswers();
    }
    showSnackbar({
      text: 'Resposta pronta excluída',
      undo: () =>
        void api('POST /operation/canned-answers', { body: { shortcut, title, text } }).then(
          refreshCannedAnswers,
          () => {
            // The dialog of errors has said why.
          },
        ),
    });
  }

  const isEmpty = query.data !== undefined && items.length === 0;
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setEdited('new')}>
      Nova resposta
    </Button>
  );
  if (edited)
    return (
      <CannedAnswerForm
        answer={edited === 'new' ? null : edited}
        onClose={() => {
          setEdited(null);
          refreshCannedAnswers();
        }}
      />
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Respostas prontas"
      actions={
        <>
          <Button onClick={onClose}>Fechar</Button>
          {!isEmpty && add}
        </>
      }
    >
      <Stack gap={12}>
        <SearchField label="Buscar respostas prontas" value={word} onChange={setWord} />
        {query.error && !query.data && (
          <ErrorState
            error={query.error}
            title="Não foi possível carregar as respostas prontas"
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isPending && <LoadingList label="Carregando as respostas prontas" />}
        {isEmpty && (
          <EmptyState
            title="Nenhuma resposta pronta ainda"
            text="Escreva uma vez o que vocês respondem sempre, e use com / no campo da resposta."
            action={add}
          />
        )}
        {items.length > 0 && found.length === 0 && (
          <NoResults action={<Button onClick={() => setWord('')}>Limpar busca</Button>} />
        )}
        <List aria-label="Respostas prontas">
          {found.map((answer) => (
            <li key={answer._id}>
              <div>
                <strong>/{answer.shortcut}</strong> {answer.title}
                <p>{answer.text}</p>
              </div>
              <IconButton
                icon="pencil"
                size="sm"
                variant="ghost"
                label={`Editar ${answer.title}`}
                onClick={() => setEdited(answer)}
              />
              <IconButton
                icon="trash"
                size="sm"
                variant="ghost"
                label={`Excluir ${answer.title}`}
                onClick={() => void remove(answer)}
              />
            </li>
          ))}
        </List>
      </Stack>
    </Dialog>
  );
}

const { color, font, space } = tokens;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; align-items: center; gap: ${space[4]}; padding: ${space[8]} 0; border-bottom: 1px solid ${color.lineSoft}; }
  li > div { flex: 1; min-width: 0; }
  p { margin: 0; overflow: hidden; color: ${color.inkSoft}; font: ${font[13]}; text-overflow: ellipsis; white-space: nowrap; }
`;
