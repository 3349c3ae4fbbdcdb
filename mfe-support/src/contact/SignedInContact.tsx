import { Card, PageHeader, VisuallyHidden } from '@girassol/shared-ui';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { buildTicketPath } from '../addresses/tickets';
import { AssistantChat, AssistantPresence } from '../assistant/AssistantChat';
import { PublicPage } from '../public-form/PublicPage';

/** Contact page of a person with a session: the chat with Zoe, without attachments (support-013). */
export function SignedInContact() {
  const navigate = useNavigate();
  return (
    <PublicPage>
      <PageHeader title="Contato" summary={<AssistantPresence />} />
      <Chat forwardedAs="section" aria-label="Conversa com a Zoe" padding={0}>
        <VisuallyHidden as="h2">Conversa com a Zoe</VisuallyHidden>
        <AssistantChat
          path="/contato"
          takesPictures={false}
          onTicket={(ticketId) => navigate(buildTicketPath(ticketId))}
        />
      </Chat>
    </PublicPage>
  );
}

const Chat = styled(Card)`
  display: flex;
  flex-direction: column;
  height: max(24rem, calc(100dvh - 16rem));
`;
