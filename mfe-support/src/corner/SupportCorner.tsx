import type { SlotContext } from '@girassol/federation/remote';
import { Button, IconButton, lazyPart, Stack, tokens } from '@girassol/shared-ui';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { RatingCard } from '../rating/RatingCard';

const AssistantPanel = lazyPart(
  () => import(/* webpackChunkName: "assistant" */ '../assistant/AssistantPanel'),
);

/** Pages on which nothing is filled in that the prompt to rate could cover. */
const ratingPaths = new Set(['/inicio', '/tickets']);

/**
 * Corner of every page for support: cards about tickets, and below them the chat. Its button stands in the top bar, and on
 * pages without one at the edge.
 */
export default function SupportCorner({
  path,
  hasSupportChat,
  chatButtonPlace,
}: SlotContext<'page.corner/v1'>) {
  const [isOpen, setIsOpen] = useState(false);
  /** Once opened, the panel stays: what is being written survives its closing. */
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setIsOpen(false);
    // The button is drawn again first.
    requestAnimationFrame(() => button.current?.focus());
  }

  const opener = {
    ref: button,
    icon: 'life-buoy',
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: () => {
      setWasOpened(true);
      setIsOpen(!isOpen);
    },
  } as const;

  return (
    <Stack gap={12} align="end" role="complementary" aria-label="Suporte">
      {!isOpen && ratingPaths.has(path) && <RatingCard />}
      {wasOpened && <AssistantPanel path={path} isOpen={isOpen && hasSupportChat} onClose={close} />}
      {hasSupportChat &&
        chatButtonPlace &&
        createPortal(<IconButton {...opener} label="Ajuda" />, chatButtonPlace)}
      {hasSupportChat && !chatButtonPlace && !isOpen && (
        <EdgeButton {...opener} aria-label="Ajuda" variant="primary">
          <span>Ajuda</span>
        </EdgeButton>
      )}
    </Stack>
  );
}

/** Tab at the edge of the page, in the margin beside its content, so that it covers no button of a page. */
const EdgeButton = styled(Button)`
  position: fixed;
  top: 50%;
  right: 0;
  width: 24px;
  height: 6rem;
  padding: 0;
  border-radius: ${tokens.radius.control} 0 0 ${tokens.radius.control};
  box-shadow: ${tokens.shadow[2]};
  writing-mode: vertical-rl;
  transform: translateY(-50%);
  /* The margin of a phone is narrower than the tab: it covers as little of the fields beside it as it can. */
  @media ${tokens.screen.phone} { height: 3rem; > span { display: none; } }
`;
