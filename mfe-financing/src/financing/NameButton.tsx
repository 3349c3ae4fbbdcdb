import { TextLink, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface NameButtonProps {
  onClick: () => void;
  children: ReactNode;
}

/** Name of a row as the button that opens it beside the list. */
export function NameButton({ onClick, children }: NameButtonProps) {
  return (
    <LinkButton as="button" type="button" data-name onClick={onClick}>
      {children}
    </LinkButton>
  );
}

const LinkButton = styled(TextLink)`
  display: block;
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  text-align: start;
  overflow: hidden;
  text-overflow: ellipsis;
  text-decoration: none;
  @media (pointer: coarse), ${tokens.screen.narrow} { min-height: 2.75rem; }
  cursor: pointer;
  &:hover { text-decoration: underline; }
`;
