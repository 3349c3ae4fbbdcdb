import { Button, ButtonLink } from '../actions/Button';
import { followPlace } from '../home/follow-place';
import { Row } from '../layout/Stack';
import { ClosedGateDrawing } from './drawings';
import type { Refusal } from './refusal';
import { StateMessage } from './StateMessage';

interface RefusedStateProps {
  refusal: Refusal;
  /** What was to be shown and is not; said where the refusal is neither a missing right nor a missing thing. */
  title?: string | undefined;
  isCompact?: boolean | undefined;
}

/** Where the shell has everybody's first page. */
const HOME = '/inicio';

/** The API does not give this to this person: its reason, and ways out. Part of a page needs none. */
export function RefusedState({ refusal: { status, reason }, title, isCompact }: RefusedStateProps) {
  return (
    <StateMessage
      role="alert"
      isCompact={isCompact}
      drawing={<ClosedGateDrawing />}
      title={titles[status] ?? title ?? 'Não foi possível carregar'}
      text={reason}
      action={!isCompact && <WaysOut />}
    />
  );
}

const titles: Partial<Record<number, string>> = {
  403: 'Isto não está aberto para você',
  404: 'Não encontramos o que você procura',
  410: 'Isto não existe mais',
};

function WaysOut() {
  const hasBefore = window.history.length > 1;
  return (
    <Row gap={8} justify="center">
      {hasBefore && <Button onClick={() => window.history.back()}>Voltar</Button>}
      <ButtonLink icon="home" href={HOME} onClick={(event) => followPlace(event, HOME)}>
        Ir para o início
      </ButtonLink>
    </Row>
  );
}
