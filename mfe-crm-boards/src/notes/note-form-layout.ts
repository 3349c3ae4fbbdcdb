import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

export const Keys = styled.div``;

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[12]};
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space[12]} ${tokens.space[24]};
`;

export const TypeBox = styled.div`
  flex: 0 1 14rem;
  min-width: 9rem;
`;

/** As high as the select beside them. */
export const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]} ${tokens.space[24]};
  min-height: 2.25rem;
`;

export const Schedule = styled.div`
  display: grid;
  grid-template-columns: minmax(9rem, 12rem) repeat(2, minmax(6rem, 8rem));
  gap: ${tokens.space[12]};

  @media ${tokens.screen.phone} {
    grid-template-columns: 1fr 1fr;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${tokens.space[8]};
`;

export const Gap = styled.span`
  margin-inline-start: auto;
`;

export const Hint = styled.span`
  font: ${tokens.font[12]};
  color: ${tokens.color.inkFaint};

  @media (pointer: coarse) {
    display: none;
  }
`;
