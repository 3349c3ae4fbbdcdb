import { styled } from 'styled-components';
import { TextLink } from '../actions/TextLink';

/** Name of a row as the link to its page: `<NameLink as={Link} to={…} data-name="">`. */
export const NameLink = styled(TextLink)`
  display: block;
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  text-decoration: none;
  &:hover { text-decoration: underline; }
`;
