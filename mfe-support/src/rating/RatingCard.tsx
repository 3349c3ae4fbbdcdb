import { useApiQuery, useRefreshOnEvent, useSession } from '@girassol/shared-auth';
import { Button, Card, IconButton, lazyPart, Row, Text, tokens } from '@girassol/shared-ui';
import type { TicketSummary } from '@girassol/support-domain/contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { readOpenedPrompts, saveOpenedPrompt } from './opened-prompts';

const KEY = 'GET /tickets/unrated/user';

const RatingDialog = lazyPart(async () => ({ default: (await import('./RatingDialog')).RatingDialog }));

/**
 * Card that asks to rate closed tickets, one after another (shell.notifications-011). It comes at each load until it was opened,
 * and is never a dialog by itself.
 */
export function RatingCard() {
  const userId = useSession()?.userId ?? '';
  const query = useApiQuery(KEY, {}, { staleTime: Number.POSITIVE_INFINITY });
  useRefreshOnEvent(KEY, ({ kind }) => kind === 'ticket-changed');
  const [putOff, setPutOff] = useState<readonly string[]>(() => readOpenedPrompts(userId));
  const [rated, setRated] = useState<TicketSummary | null>(null);
  const waiting = (query.data?.items ?? []).filter(({ _id }) => !putOff.includes(_id));
  const [ticket] = waiting;
  const putAside = (id: string) => setPutOff((before) => [...before, id]);

  return (
    <>
      {ticket && (
        <Card as="section" aria-label="Avaliação do atendimento">
          <Body>
            <Row gap={8} align="start">
              <div>
                <strong>Como foi o atendimento?</strong>
                <Text dir="auto">{ticket.title}</Text>
              </div>
              <IconButton
                icon="x"
                size="sm"
                variant="ghost"
                label="Agora não"
                onClick={() => putAside(ticket._id)}
              />
            </Row>
            <Row gap={8}>
              <Button
                size="sm"
                variant="primary"
                icon="star"
                onClick={() => {
                  saveOpenedPrompt(userId, ticket._id);
                  putAside(ticket._id);
                  setRated(ticket);
                }}
              >
                Avaliar
              </Button>
              {waiting.length > 1 && (
                <Text>
                  {waiting.length === 2 ? 'e mais 1 chamado' : `e mais ${waiting.length - 1} chamados`}
                </Text>
              )}
            </Row>
          </Body>
        </Card>
      )}
      {rated && (
        <RatingDialog
          ticket={{ ...rated, mayRate: true, customerReview: null }}
          onRated={() => void query.refetch()}
          onClose={() => setRated(null)}
        />
      )}
    </>
  );
}

const { font, space } = tokens;

const Body = styled.div`
  display: grid;
  gap: ${space[12]};
  width: min(18rem, calc(100vw - 4rem));
  font: ${font[14]};
  > :first-child > div { flex: 1; display: grid; gap: ${space[4]}; min-width: 0; overflow-wrap: anywhere; unicode-bidi: isolate; }
`;
