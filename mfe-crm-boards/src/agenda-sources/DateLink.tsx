import { PlaceLink, tokens } from '@girassol/shared-ui';
import { css, styled } from 'styled-components';
import type { DueDate } from './use-agenda-dates';

const { color, font, radius, space, weight } = tokens;

/** Colours of a day to be kept: told from schedules, which can be moved. */
export const dueFace = css`
  border-inline-start: 3px solid ${color.warn};
  border-radius: ${radius.control};
  background: ${color.warnSoft};
  color: ${color.warnInk};
  font: ${font[12]};
  text-decoration: none;
`;

/** A day to be kept in one line, leading to where it comes from. */
export function DateLink({ due: { kind, title, to } }: { due: DueDate }) {
  return (
    <Chip to={to}>
      <b>{kind}</b> {title}
    </Chip>
  );
}

const Chip = styled(PlaceLink)`
  && {
    ${dueFace}
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
