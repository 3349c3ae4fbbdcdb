import { Slot } from '@girassol/federation/remote';
import { useConditionFacts, useSession } from '@girassol/shared-auth';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { useVisitorLocation } from '../navigation/navigation-context';
import { getPageBars } from '../page-layout/page-bars';
import { useChatButtonPlace } from './chat-button-place';

/** Draws what areas contribute to the lower right corner of the page, whose chat may have its button in the top bar. */
export default function PageCorner() {
  const session = useSession();
  const permissions = useConditionFacts()?.permissions;
  const { kind, path } = useVisitorLocation();
  const chatButtonPlace = useChatButtonPlace();
  if (!session || !permissions) return null;
  const hasSupportChat = getPageBars(kind, path).supportChat;
  return (
    <Column>
      <Slot name="page.corner/v1" context={{ session, permissions, path, hasSupportChat, chatButtonPlace }} />
    </Column>
  );
}

const { color, font, radius, space } = tokens;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${space[12]};
  [data-slot-loading] { display: none; }
  [data-slot-failure] {
    max-width: 20rem;
    padding: ${space[12]};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.inkSoft};
    font: ${font[13]};
  }
`;
