import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** An area could not tell which days are to be kept: whoever looks knows that some are missing. */
export function DatesMissing() {
  return (
    <Notice role="status">Os prazos de outras áreas não puderam ser carregados: aqui faltam alguns.</Notice>
  );
}

const Notice = styled.p`
  margin: 0 0 ${tokens.space[8]};
  font: ${tokens.font[13]};
  color: ${tokens.color.warnInk};
`;
