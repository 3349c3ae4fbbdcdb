import { useSession } from '@girassol/shared-auth';
import { Button, Stack, Text, tokens } from '@girassol/shared-ui';
import { TextField } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import { MAX_TITLE_LENGTH } from '@girassol/support-domain/tickets';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { buildTicketPath } from '../addresses/tickets';
import { Composer } from '../conversation/Composer';
import { changeDraft, createDraft, type MessageDraft, readDraft, saveDraft } from '../conversation/draft';
import { sendMessage } from '../conversation/send-message';
import { refreshTicketLists } from '../data/refresh-ticket-lists';

const DRAFT = 'novo';
const MIN_TITLE_LENGTH = 3;
const SHORT_TITLE = `Escreva um assunto com pelo menos ${MIN_TITLE_LENGTH} letras.`;
const MISSING_MESSAGE = 'Escreva o que aconteceu.';

/** Dialog in which a ticket is opened. What was typed stays in this browser until it has arrived. */
export function NewTicketDialog({ onClose }: { onClose: () => void }) {
  const userId = useSession()?.userId ?? '';
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => readDraft(userId, DRAFT));
  const [pictures, setPictures] = useState<File[]>([]);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');
  /** Nobody is corrected before the first press. */
  const [isChecked, setIsChecked] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const titleError = draft.title.trim().length < MIN_TITLE_LENGTH ? SHORT_TITLE : undefined;
  const messageError = draft.text.trim() === '' && pictures.length === 0 ? MISSING_MESSAGE : undefined;

  function change(next: MessageDraft) {
    setDraft(next);
    setProblem('');
    saveDraft(userId, DRAFT, next);
  }

  async function send() {
    setIsChecked(true);
    if (titleError) return fields.current?.querySelector('input')?.focus();
    if (messageError) return message.current?.focus();
    setIsSending(true);
    change({ ...draft, isSent: true });
    try {
      const ticket = await sendMessage(draft.ticketId, { draft, pictures, isOpening: true });
      saveDraft(userId, DRAFT, createDraft());
      refreshTicketLists();
      onClose();
      navigate(buildTicketPath(ticket._id));
    } catch (error) {
      // The same press sends the same ticket.
      setProblem(error instanceof Error ? error.message : '');
      setIsSending(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Abrir chamado"
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" isPending={isSending} onClick={() => void send()}>
            Enviar
          </Button>
        </>
      }
    >
      <Stack gap={16} ref={fields}>
        <TextField
          label="Assunto"
          isRequired
          autoFocus
          maxLength={MAX_TITLE_LENGTH}
          value={draft.title}
          error={isChecked ? titleError : undefined}
          onChange={(title) => change(changeDraft(draft, { title }))}
        />
        <Stack gap={4}>
          <Text aria-hidden size={13} weight={500}>
            Mensagem <Required>(obrigatório)</Required>
          </Text>
          <Composer
            label="Mensagem"
            placeholder="O que aconteceu, e em que tela? Imagens: pelo clipe, colando ou arrastando."
            text={draft.text}
            pictures={pictures}
            area={message}
            error={isChecked ? messageError : undefined}
            onText={(text) => change(changeDraft(draft, { text }))}
            onPictures={(chosen) => {
              change(changeDraft(draft, {}));
              setPictures(chosen);
            }}
          />
        </Stack>
        {problem !== '' && <Problem role="alert">{problem}</Problem>}
      </Stack>
    </Dialog>
  );
}

/** As in the labels of other fields. */
const Required = styled.small`
  font: 400 ${tokens.font[13]};
  color: ${tokens.color.inkFaint};
`;

const Problem = styled.p`
  margin: 0;
  color: ${tokens.color.badInk};
`;
