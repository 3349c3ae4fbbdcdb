import { api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import { Button, IconButton, Row, Stack } from '@girassol/shared-ui';
import { TextField } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import type { AttendedTicket } from '@girassol/support-domain/contract';
import { MAX_TAG_LENGTH, MAX_TAGS } from '@girassol/support-domain/tickets';
import { useState } from 'react';

const TAGS = 'GET /operation/tickets/tags';
const MAX_SUGGESTIONS = 12;

interface TagsDialogProps {
  ticketId: string;
  tags: readonly string[];
  onDone: (ticket: AttendedTicket) => void;
  onClose: () => void;
}

/** Dialog in which the tags of a ticket are chosen; those of other tickets are offered. */
export default function TagsDialog({ ticketId, tags, onDone, onClose }: TagsDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>(tags);
  const [typed, setTyped] = useState('');
  const [isSending, setIsSending] = useState(false);
  const known = useApiQuery(TAGS, {}).data?.tags ?? [];
  const word = typed.trim().toLocaleLowerCase('pt-BR');
  const isFull = chosen.length >= MAX_TAGS;
  const offered = known
    .filter((tag) => !chosen.includes(tag) && tag.includes(word))
    .slice(0, MAX_SUGGESTIONS);

  function add(tag: string) {
    if (tag !== '' && !chosen.includes(tag) && !isFull) setChosen([...chosen, tag]);
    setTyped('');
  }

  async function save() {
    setIsSending(true);
    // What stands in the field was meant too.
    const all = word === '' || chosen.includes(word) || isFull ? chosen : [...chosen, word];
    try {
      const options = { params: { ticketId }, body: { tags: [...all] } };
      onDone(await api('PUT /operation/tickets/tags/:ticketId', options));
      void queryClient.invalidateQueries({ queryKey: buildApiQueryKey(TAGS) });
      onClose();
    } catch {
      // The dialog of errors has said why.
      setIsSending(false);
    }
  }

  return (
    <Dialog
      isOpen
      hasUnsavedInput={typed.trim() !== ''}
      onClose={onClose}
      title="Etiquetas do chamado"
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" isPending={isSending} onClick={() => void save()}>
            Salvar
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Row gap={4} wraps>
          {chosen.map((tag) => (
            <Button
              key={tag}
              size="sm"
              icon="x"
              aria-label={`Tirar ${tag}`}
              onClick={() => setChosen(chosen.filter((other) => other !== tag))}
            >
              {tag}
            </Button>
          ))}
        </Row>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            add(word);
          }}
        >
          <Row gap={8} align="end">
            <TextField
              label="Nova etiqueta"
              maxLength={MAX_TAG_LENGTH}
              description={isFull ? `Um chamado leva até ${MAX_TAGS} etiquetas.` : undefined}
              isDisabled={isFull}
              value={typed}
              onChange={setTyped}
            />
            <IconButton
              icon="plus"
              label="Acrescentar"
              disabled={word === '' || isFull}
              onClick={() => add(word)}
            />
          </Row>
        </form>
        {!isFull && offered.length > 0 && (
          <Row gap={4} wraps>
            {offered.map((tag) => (
              <Button key={tag} size="sm" variant="ghost" icon="plus" onClick={() => add(tag)}>
                {tag}
              </Button>
            ))}
          </Row>
        )}
      </Stack>
    </Dialog>
  );
}
