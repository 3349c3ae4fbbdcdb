import { PlatformRouter } from '@girassol/federation/remote';
import { IconButton, tokens, useWindowWidth } from '@girassol/shared-ui';
import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { buildTicketPath } from '../addresses/tickets';
import { AssistantChat, AssistantPresence } from './AssistantChat';

/** Pixels up to which the panel takes the whole screen and has a way back (support-014). */
const FULL_SCREEN_WIDTH = 600;

interface AssistantPanelProps {
  /** Path of the screen below. */
  path: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Chat with the assistant above the corner of the page: a dialog beside which the page stays usable. */
export default function AssistantPanel(props: AssistantPanelProps) {
  return (
    <PlatformRouter>
      <Panel {...props} />
    </PlatformRouter>
  );
}

function Panel({ path, isOpen, onClose }: AssistantPanelProps) {
  const navigate = useNavigate();
  const isFullScreen = useWindowWidth() <= FULL_SCREEN_WIDTH;
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (!isOpen) return;
    // A keyboard on the screen would cover half of a phone.
    const field = box.current?.querySelector('textarea');
    (isFullScreen || !field ? box.current : field)?.focus();
  }, [isOpen, isFullScreen]);

  return (
    <Surface
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      hidden={!isOpen}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <Head>
        {isFullScreen && <IconButton icon="arrow-left" label="Voltar" variant="ghost" onClick={onClose} />}
        <div>
          <h2 id={titleId}>Zoe</h2>
          <AssistantPresence />
        </div>
        {!isFullScreen && <IconButton icon="x" label="Fechar" variant="ghost" onClick={onClose} />}
      </Head>
      <AssistantChat
        path={path}
        onTicket={(ticketId) => {
          onClose();
          navigate(buildTicketPath(ticketId));
        }}
      />
    </Surface>
  );
}

const { color, font, layer, radius, shadow, space } = tokens;

const Surface = styled.div`
  display: flex;
  flex-direction: column;
  width: 25rem;
  height: min(40rem, calc(100dvh - 7rem));
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[2]};
  outline: none;
  overflow: hidden;
  &[hidden] { display: none; }
  @media (max-width: ${FULL_SCREEN_WIDTH}px) {
    position: fixed;
    z-index: ${layer.panel};
    inset: 0;
    width: auto;
    height: auto;
    border: 0;
    border-radius: 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[16]};
  border-bottom: 1px solid ${color.line};
  > div { flex: 1; min-width: 0; }
  h2 { margin: 0; font: 600 ${font[16]}; color: ${color.ink}; }
  @media (max-width: ${FULL_SCREEN_WIDTH}px) { padding-left: ${space[8]}; }
`;
