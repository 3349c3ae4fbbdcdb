import { Button, ButtonLink } from '../actions/Button';
import { Row } from '../layout/Stack';
import { followLink } from '../navigation/follow-link';

/** Path of the home page. */
const HOME_PATH = '/inicio';

/** Buttons back and to the home page, in place of content that is not there for the user. */
export function WaysOut() {
  const hasBefore = window.history.length > 1;
  return (
    <Row gap={8} justify="center">
      {hasBefore && <Button onClick={() => window.history.back()}>Voltar</Button>}
      <ButtonLink icon="home" href={HOME_PATH} onClick={(event) => followLink(event, HOME_PATH)}>
        Ir para o início
      </ButtonLink>
    </Row>
  );
}
