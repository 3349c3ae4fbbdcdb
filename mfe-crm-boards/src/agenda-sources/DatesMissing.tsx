import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Notice that the due dates of another area could not be loaded and that the agenda is incomplete. */
export function MissingDueDatesNotice() {
  return (
    <Notice role="status">Os prazos de outras áreas não puderam ser carregados: aqui faltam alguns.</Notice>
  );
}

const Notice = styled.p`
  margin: 0 0 ${tokens.space[8]};
  font: ${tokens.font[13]};
  color: ${tokens.color.warnInk};
`;
