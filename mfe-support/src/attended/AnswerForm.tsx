import { Button, lazyPart, Row, tokens } from '@girassol/shared-ui';
import { Checkbox } from '@girassol/shared-ui/inputs';
import { cannedFieldLabels } from '@girassol/support-domain/attendance';
import type { AttendedTicket } from '@girassol/support-domain/contract';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CannedSuggestions } from '../canned/CannedSuggestions';
import { useCannedSuggestions } from '../canned/use-canned-suggestions';
import { Composer } from '../conversation/Composer';
import { MessageProblem } from '../conversation/MessageProblem';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { useAnswer } from './use-answer';

const CannedAnswersDialog = lazyPart(() => import('../canned/CannedAnswersDialog'));

interface AnswerFormProps {
  attended: AttendedTicket;
  lastSeq: number;
  take: (ticket: AttendedTicket) => void;
  read: (range: { after?: number; before?: number }) => Promise<AttendedTicket>;
}

/** Field for an attendant's answer or internal note, with canned answers after `/`. */
export function AnswerForm({ attended, lastSeq, take, read }: AnswerFormProps) {
  const { ticket, account } = attended;
  const answer = useAnswer({ ticketId: ticket._id, lastSeq, take, read });
  const { isInternal, openFields } = answer;
  const [isEditing, setIsEditing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const { name } = ticket.requester.personalData;
  const canned = useCannedSuggestions({
    area,
    text: answer.text,
    onText: answer.setText,
    values: {
      nome: ticket.requester.isRemoved ? '' : (name.split(' ')[0] ?? ''),
      empresa: account.name,
      chamado: ticket.title,
    },
  });
  const write = (asNote: boolean) => {
    answer.setIsInternal(asNote);
    area.current?.focus();
  };
  useShortcuts({ r: () => write(false), n: () => write(true) });

  return (
    <Foot>
      {answer.problem !== '' && <MessageProblem role="alert">{answer.problem}</MessageProblem>}
      {openFields.length > 0 && (
        <Row gap={8} wraps role="status">
          <MessageProblem as="span">Preencha antes de enviar:</MessageProblem>
          {openFields.map((field) => (
            <Button
              key={field.from}
              size="sm"
              title={`Preencher ${cannedFieldLabels[field.name]}`}
              onClick={() => {
                area.current?.focus();
                area.current?.setSelectionRange(field.from, field.to);
              }}
            >
              {`{{${field.name}}}`}
            </Button>
          ))}
        </Row>
      )}
      {canned.suggestions && <CannedSuggestions {...canned} onEdit={() => setIsEditing(true)} />}
      <Composer
        area={area}
        label={isInternal ? 'Nota interna' : 'Resposta'}
        placeholder={
          isInternal ? 'Só atendentes leem esta nota' : 'Escreva a resposta, ou / para uma resposta pronta'
        }
        text={answer.text}
        pictures={answer.pictures}
        onText={answer.setText}
        onPictures={answer.setPictures}
        onSend={() => answer.send()}
        isSending={!answer.canSend}
        suggestions={canned.suggestions}
      />
      <Row gap={12} wraps>
        <Checkbox label="Nota interna" value={isInternal} onChange={answer.setIsInternal} />
        <Button
          size="sm"
          disabled={!answer.canSend || isInternal}
          isPending={answer.isSending}
          onClick={() => answer.send({ closes: true })}
        >
          Responder e encerrar
        </Button>
        <Button size="sm" variant="ghost" icon="zap" onClick={() => setIsEditing(true)}>
          Respostas prontas
        </Button>
      </Row>
      {isEditing && <CannedAnswersDialog onClose={() => setIsEditing(false)} />}
    </Foot>
  );
}

const { screen, space } = tokens;

const Foot = styled.div`
  position: relative;
  display: grid;
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]} ${space[16]};
  @media ${screen.narrow} { padding: ${space[8]} ${space[12]} ${space[12]}; }
`;
