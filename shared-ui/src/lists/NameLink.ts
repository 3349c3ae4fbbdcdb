import { styled } from 'styled-components';
import { TextLink } from '../actions/TextLink';
import { tokens } from '../tokens/tokens';

/** Name of a row as the link to its page: `<NameLink as={Link} to={…} data-name="">`. */
export const NameLink = styled(TextLink)`
  display: block;
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  text-decoration: none;
  &:hover { text-decoration: underline; }
  /* As high as a finger, without moving the lines around it. */
  @media ${tokens.screen.phone}, (pointer: coarse) {
    margin-block: calc(-1 * ${tokens.space[8]});
    padding-block: ${tokens.space[12]};
  }
`;
