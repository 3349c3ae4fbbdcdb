import { Badge, HomeCardLink, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { DueDate } from './use-agenda-dates';

const { color, font, screen, space, weight } = tokens;

/** Row of a due date in the list view, laid out like a schedule that takes the whole day. */
export function DueDateRow({ due: { kind, title, detail, person, to } }: { due: DueDate }) {
  return (
    <Line>
      <span>Dia inteiro</span>
      <span>
        <HomeCardLink to={to}>{title}</HomeCardLink>
        {detail && <small>{detail}</small>}
      </span>
      <span>
        <Badge tone="warn">{kind}</Badge>
        {person && <small>{person}</small>}
      </span>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[16]};
  padding: ${space[12]} ${space[16]};
  font: ${font[14]};
  > span:first-child { color: ${color.warnInk}; font-weight: ${weight.medium}; }
  small { display: block; font: ${font[12]}; color: ${color.inkSoft}; }
  > span:last-child { text-align: end; }
  @media ${screen.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    > span:nth-child(2) { grid-column: 1 / -1; order: 3; }
    > span:last-child small { display: none; }
  }
`;
