import type { BoardItem } from '@girassol/shared-domain/contract';
import { Icon, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { missingTags, type TagTree } from './missing-tags';
import { orderDataOf, orderFields, serviceFields } from './order-fields';

const labels = new Map([...orderFields, ...serviceFields].map(({ tag, label }) => [tag, label]));

/** What the template asks for and nobody has registered: told before the document is made. */
export function MissingFields({ tags, item }: { tags: TagTree; item: BoardItem }) {
  const [now] = useState(Date.now);
  const missing = missingTags(tags, orderDataOf({ item, now }));
  if (missing.length === 0)
    return (
      <Text as="p" tone="good" role="status">
        <Icon name="circle-check" /> Todos os campos do modelo estão cadastrados.
      </Text>
    );
  return (
    <Box role="status">
      <strong>
        {missing.length === 1 ? 'Falta 1 dado' : `Faltam ${missing.length} dados`}; no documento, ficam
        marcados:
      </strong>
      <ul>
        {missing.map((tag) => (
          <li key={tag}>{labels.get(tag) ?? `{${tag}}, que não é um campo disponível`}</li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.warnSoft};
  color: ${tokens.color.warnInk};
  font: ${tokens.font[13]};

  ul { margin: ${tokens.space[4]} 0 0; padding-inline-start: ${tokens.space[16]}; }
`;
