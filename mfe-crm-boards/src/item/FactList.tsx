import { copyText, IconButton, TextLink, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { BreakableEmail } from './BreakableEmail';
import type { ItemFact } from './item-facts';

interface FactListProps {
  facts: ItemFact[];
  /** Draws the value of a fact around what is shown of it: a value that is edited in place. */
  renderValue?: ((fact: ItemFact, shown: ReactNode) => ReactNode) | undefined;
}

/** List of facts about an item, each with label and value, and with a copy button where copying is useful. */
export function FactList({ facts, renderValue = (_, shown) => shown }: FactListProps) {
  return (
    <List>
      {facts.map((fact) => (
        <Line key={fact.id}>
          <dt>{fact.label}</dt>
          <dd>
            {renderValue(fact, <FactValue fact={fact} />)}
            {fact.copies && (
              <Copy>
                <IconButton
                  icon="copy"
                  size="sm"
                  label={`Copiar ${fact.label}`}
                  onClick={() => copyText(fact.copies ?? '', `${fact.label}: copiado!`)}
                />
              </Copy>
            )}
          </dd>
        </Line>
      ))}
    </List>
  );
}

function FactValue({ fact }: { fact: ItemFact }) {
  const { value, fullValue, href, to, isNumeric = false, isCode = false } = fact;
  if (value === '') return <Missing>Não informado</Missing>;
  if (to)
    return (
      <Value $isNumeric={isNumeric} $isCode={isCode} title={fullValue}>
        <TextLink as={Link} to={to}>
          {value}
        </TextLink>
      </Value>
    );
  return (
    <Value $isNumeric={isNumeric} $isCode={isCode} title={fullValue}>
      {href ? (
        <TextLink href={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}>
          <BreakableEmail text={value} />
        </TextLink>
      ) : (
        value
      )}
    </Value>
  );
}

/** Over the end of the value while it is pointed at or focused; beside it where nothing can be pointed at. */
const Copy = styled.span`
  position: absolute;
  inset-block-start: -5px;
  inset-inline-end: 0;
  padding-inline-start: ${tokens.space[16]};
  background: linear-gradient(to right, transparent, ${tokens.color.canvas} ${tokens.space[16]});
  opacity: 0;
  transition: opacity ${tokens.motion.in} ${tokens.motion.ease};

  @media (hover: none) {
    position: static;
    flex: none;
    padding: 0;
    background: none;
    /* Fingers need the room, the line does not. */
    margin-block: -12px;
    opacity: 1;
  }
`;

const List = styled.dl`
  display: flex;
  flex-direction: column;
  margin: 0;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr);
  gap: ${tokens.space[8]};
  min-height: 2rem;
  padding: 6px 0;

  @media ${tokens.screen.phone} {
    grid-template-columns: 6.5rem minmax(0, 1fr);
  }

  & > dt {
    padding-top: 1px;
    font: ${tokens.font[13]};
    color: ${tokens.color.inkSoft};
  }

  & > dd {
    position: relative;
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    min-width: 0;
    margin: 0;
    font: ${tokens.font[14]};
    color: ${tokens.color.ink};
  }

  &:hover ${Copy}, &:focus-within ${Copy} {
    opacity: 1;
  }
`;

const Value = styled.span<{ $isNumeric: boolean; $isCode: boolean }>`
  min-width: 0;
  ${({ $isCode }) => $isCode && `font: ${tokens.font[12]}; color: ${tokens.color.inkSoft};`}
  overflow-wrap: anywhere;
  font-variant-numeric: ${({ $isNumeric }) => ($isNumeric ? 'tabular-nums' : 'normal')};
`;

const Missing = styled.span`
  color: ${tokens.color.inkFaint};
`;
