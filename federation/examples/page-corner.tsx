import type { SlotContext } from '@girassol/federation/remote';
import { ButtonLink, Row } from '@girassol/shared-ui';

/** Button in the corner of every page, except where it would cover what people work with. */
export default function VisitsOfToday({ session, hasSupportChat }: SlotContext<'page.corner/v1'>) {
  if (!hasSupportChat) return null;
  return (
    <Row role="complementary" aria-label="Visitas de hoje">
      <ButtonLink icon="truck" href={`/visitas?responsavel=${session.userId}`}>
        Visitas de hoje
      </ButtonLink>
    </Row>
  );
}
