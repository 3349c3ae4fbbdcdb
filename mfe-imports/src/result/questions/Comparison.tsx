import type { ImportComparison } from '@girassol/shared-domain/contract';
import type { ImportType } from '@girassol/shared-domain/imports';
import { Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { formatPropertyValue, getPropertyLabel } from './format-value';

interface ComparisonProps {
  type: ImportType;
  beside: ImportComparison;
  /** Accessible label of the comparison. */
  label: string;
}

/** Existing and imported values, field by field, side by side or stacked on narrow screens. */
export function RecordComparison({ type, beside: { fields, equal }, label }: ComparisonProps) {
  return (
    <Stack gap={8}>
      {fields.length === 0 ? (
        <Text as="p">A linha não traz nada de novo.</Text>
      ) : (
        <Table aria-label={label}>
          <Heads>
            <Head>Campo</Head>
            <Head>Já está</Head>
            <Head>Vem da planilha</Head>
          </Heads>
          {fields.map(({ property, there, comes, fills }) => (
            <Line key={property}>
              <Name>{getPropertyLabel(type, property)}</Name>
              <Value data-side="Já está" data-nothing={there === null ? '' : undefined}>
                {there === null ? 'vazio' : formatPropertyValue(type, property, there)}
              </Value>
              <Value data-side="Vem da planilha" data-fills={fills ? '' : undefined}>
                {formatPropertyValue(type, property, comes)}
              </Value>
            </Line>
          ))}
        </Table>
      )}
      {equal.length > 0 && (
        <Text as="p" size={13} tone="soft">
          Igual nos dois: {equal.map((property) => getPropertyLabel(type, property)).join(', ')}.
        </Text>
      )}
    </Stack>
  );
}

const { color, font, radius, screen, space } = tokens;

// Laid out by place, so that each field can be a block of its own on a phone: the roles say what it is.
const Table = styled.div.attrs({ role: 'table' })`
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  overflow: hidden;
`;

const Line = styled.div.attrs({ role: 'row' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 1.5fr);
  border-top: 1px solid ${color.lineSoft};
  overflow-wrap: anywhere;
  > * { padding: ${space[4]} ${space[12]}; }
  &:first-child { border-top: 0; }
  @media ${screen.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[4]} 0;
    > * { padding: 0 ${space[12]}; }
  }
`;

const Heads = styled(Line)`
  background: ${color.sunken};
  @media ${screen.phone} { display: none; }
`;

const Head = styled.div.attrs({ role: 'columnheader' })`
  color: ${color.inkSoft};
  font: ${font[12]};
`;

const Name = styled.div.attrs({ role: 'rowheader' })`
  color: ${color.inkSoft};
  font: ${font[13]};
`;

const Value = styled.div.attrs({ role: 'cell' })`
  font: ${font[14]};
  &[data-nothing] { color: ${color.inkSoft}; font-style: italic; }
  &[data-fills] { background: ${color.leafSoft}; }
  @media ${screen.phone} {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    &::before { content: attr(data-side) / ''; color: ${color.inkSoft}; font: ${font[12]}; font-style: normal; }
  }
`;
