import { api } from '@girassol/shared-auth';
import { Button, Icon, Stack, tokens } from '@girassol/shared-ui';
import { TextArea } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import type { Ticket } from '@girassol/support-domain/contract';
import {
  MAX_REVIEW_LENGTH,
  type Stars,
  starLabels,
  stars,
  toRating,
  toStars,
} from '@girassol/support-domain/tickets';
import { useState } from 'react';
import { styled } from 'styled-components';

interface RatingDialogProps {
  ticket: Pick<Ticket, '_id' | 'status' | 'mayRate' | 'customerRating' | 'customerReview'>;
  onRated: (ticket: Ticket) => void;
  onClose: () => void;
}

/** Dialog in which the requester rates a closed ticket (support-007, support-008). */
export function RatingDialog({ ticket, onRated, onClose }: RatingDialogProps) {
  const [count, setCount] = useState<Stars | null>(
    ticket.customerRating === null ? null : toStars(ticket.customerRating),
  );
  const [review, setReview] = useState(ticket.customerReview ?? '');
  const [isSending, setIsSending] = useState(false);
  const mayRate = ticket.mayRate && ticket.status === 'CLOSED';

  async function rate() {
    if (count === null) return;
    setIsSending(true);
    try {
      const answer = await api('PUT /tickets/single/rating/:ticketId', {
        params: { ticketId: ticket._id },
        body: { rating: toRating(count), review },
      });
      onRated(answer.ticket);
      onClose();
    } catch {
      // The dialog of errors has said why.
      setIsSending(false);
    }
  }

  return (
    <Dialog
      isOpen
      hasUnsavedInput={review !== (ticket.customerReview ?? '')}
      onClose={onClose}
      title="Avalie o Nosso Atendimento"
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>Agora não</Button>
          <Button
            variant="primary"
            disabled={!mayRate || count === null}
            isPending={isSending}
            onClick={() => void rate()}
          >
            Enviar avaliação
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <StarRow>
          <legend>Como foi o atendimento?</legend>
          {stars.map((star) => (
            <label key={star} title={starLabels[star]} data-on={count !== null && star <= count}>
              <input
                type="radio"
                name="stars"
                value={star}
                checked={star === count}
                onChange={() => setCount(star)}
                aria-label={`${star} de 5: ${starLabels[star]}`}
              />
              <Icon name="star" size={24} />
            </label>
          ))}
          <output>{count === null ? 'Escolha de 1 a 5 estrelas' : starLabels[count]}</output>
        </StarRow>
        <TextArea
          label="Comentário"
          isOptional
          maxLength={MAX_REVIEW_LENGTH}
          value={review}
          onChange={setReview}
        />
      </Stack>
    </Dialog>
  );
}

const { color, font, radius, space } = tokens;

const StarRow = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; margin-bottom: ${space[8]}; }
  label {
    position: relative;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${radius.control};
    color: ${color.lineStrong};
    cursor: pointer;
  }
  label[data-on='true'] { color: ${color.sun}; }
  label[data-on='true'] svg { fill: currentColor; }
  svg { width: 32px; height: 32px; }
  label:has(:focus-visible) { outline: 2px solid ${color.leaf}; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  output { flex-basis: 100%; color: ${color.inkSoft}; font: 500 ${font[14]}; }
`;
