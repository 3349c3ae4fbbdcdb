import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

export const NoteFormFrame = styled.div``;

export const NoteFormFields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[12]};
`;

export const NoteFormChoices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space[12]} ${tokens.space[24]};
`;

export const NoteTypeFrame = styled.div`
  flex: 0 1 14rem;
  min-width: 9rem;
`;

/** Row of the switches in the note form, as high as the select field beside the row. */
export const NoteSwitchRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]} ${tokens.space[24]};
  min-height: 2.25rem;
`;

export const ScheduleFieldGrid = styled.div`
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

export const NoteFormActionRow = styled.div`
  /* Leaves room for a snackbar when the row is brought into view. */
  scroll-margin-block-end: 5rem;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${tokens.space[8]};
`;

export const FlexSpacer = styled.span`
  margin-inline-start: auto;
`;

export const KeyboardHint = styled.span`
  font: ${tokens.font[12]};
  color: ${tokens.color.inkFaint};

  @media (pointer: coarse) {
    display: none;
  }
`;
