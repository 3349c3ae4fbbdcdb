import { Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Maximum number of changes shown before the list is expanded. */
const MAX_VISIBLE_CHANGES = 4;

/** List of the changes in a published version, as sentences. Long lists are collapsed. */
export function VersionChangeList({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0)
    return (
      <Text as="p" size={13} tone="faint">
        Nada mudou no texto nem nas fotos.
      </Text>
    );
  const rest = sentences.slice(MAX_VISIBLE_CHANGES);
  return (
    <Box>
      <Sentences sentences={sentences.slice(0, MAX_VISIBLE_CHANGES)} />
      {rest.length > 0 && (
        <details>
          <summary>Mais {rest.length === 1 ? '1 mudança' : `${rest.length} mudanças`}</summary>
          <Sentences sentences={rest} />
        </details>
      )}
    </Box>
  );
}

const Sentences = ({ sentences }: { sentences: readonly string[] }) => (
  <ul>
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

const { color, font, space } = tokens;

const Box = styled.div`
  font: ${font[13]};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
  ul { margin: 0; padding: 0; list-style: none; }
  li { display: flex; gap: ${space[8]}; }
  li::before { content: '·'; color: ${color.inkFaint}; }
  summary { width: fit-content; padding: ${space[4]} 0; color: ${color.leafInk}; font-weight: 500; cursor: pointer; }
`;
