import { Icon, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Round mark of a payment that is confirmed. */
export function PaidMark() {
  return (
    <Disc aria-hidden>
      <Icon name="check" size={24} />
    </Disc>
  );
}

const Disc = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 4rem;
  height: 4rem;
  border-radius: 50%;
  background: ${tokens.color.goodSoft};
  color: ${tokens.color.goodInk};
`;
