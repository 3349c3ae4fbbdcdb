import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, font, radius, space } = tokens;

/** List of tickets, one card each. A list adds its own spacing and marks. */
export const TicketCards = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    position: relative;
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    border: 1px solid ${color.lineSoft};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
  > li:hover { background: ${color.hover}; }
`;

/** Title of a ticket in its card: a link that is as large as the card. */
export const TicketName = styled.a`
  flex: 1;
  color: ${color.ink};
  font: 500 ${font[14]};
  text-decoration: none;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${radius.card}; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid ${color.leaf}; }
`;

/** Facts of a ticket below its title; the time stands at the end. */
export const TicketFacts = styled.div`
  flex-basis: 100%;
  display: flex;
  flex-wrap: wrap;
  color: ${color.inkSoft};
  font: ${font[13]};
  time { margin-inline-start: auto; }
`;
