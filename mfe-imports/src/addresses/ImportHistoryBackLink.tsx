import { ButtonLink, tokens } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { IMPORT_HISTORY_PATH } from './imports';

/** Link above the title of a page about one import that leads back to the list of imports. */
export function ImportHistoryBackLink() {
  return (
    <Line>
      <ButtonLink as={Link} to={IMPORT_HISTORY_PATH} variant="ghost" size="sm" icon="arrow-left">
        Ver as importações
      </ButtonLink>
    </Line>
  );
}

/** The arrow stands where the title begins. */
const Line = styled.div`
  margin: 0 0 ${tokens.space[4]} calc(-1 * ${tokens.space[12]});
`;
