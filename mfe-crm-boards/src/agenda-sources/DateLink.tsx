import { HomeCardLink, tokens } from '@girassol/shared-ui';
import { css, styled } from 'styled-components';
import type { DueDate } from './use-agenda-dates';

const { color, font, radius, space, weight } = tokens;

/** Colours of a due date, distinct from the colours of schedules, which can be moved. */
export const dueDateStyles = css`
  border-inline-start: 3px solid ${color.warn};
  border-radius: ${radius.control};
  background: ${color.warnSoft};
  color: ${color.warnInk};
  font: ${font[12]};
  text-decoration: none;
`;

/** Due date in the agenda, in one line, as a link to the page of the area that contributes the date. */
export function DueDateLink({ due: { kind, title, to } }: { due: DueDate }) {
  return (
    <Chip to={to}>
      <b>{kind}</b> {title}
    </Chip>
  );
}

const Chip = styled(HomeCardLink)`
  && {
    ${dueDateStyles}
    position: relative;
    display: block;
    padding: 1px ${space[4]};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &&:hover { box-shadow: ${tokens.shadow[1]}; text-decoration: none; }
  b { font-weight: ${weight.strong}; }
`;
