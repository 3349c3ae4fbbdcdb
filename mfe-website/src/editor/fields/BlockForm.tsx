import { type BlockField, blockKinds, type SiteBlock } from '@girassol/shared-domain/website';
import { Heading, Stack, Text } from '@girassol/shared-ui';
import { useMemo } from 'react';
import { useEditorState, useEditorStore } from '../state/editor-store';
import { BlockFieldInput } from './BlockFieldInput';
import { BlockContextProvider } from './block-context';

/** Form of a block with the fields of its kind. */
export function BlockForm({ blockId }: { blockId: string }) {
  const store = useEditorStore();
  const kind = useEditorState(({ content }) => content.blocks.find(({ id }) => id === blockId)?.kind);
  const place = useMemo(
    () => ({
      blockId,
      change: (path: string, value: unknown, isTyped?: boolean) =>
        store.change({ type: 'value', id: blockId, path, value, isTyped }),
    }),
    [store, blockId],
  );
  if (!kind) return null;
  return (
    <BlockContextProvider value={place}>
      <Stack gap={16}>
        <FormTitle kind={kind} />
        {blockKinds[kind].fields.map((field: BlockField) => (
          <BlockFieldInput key={field.name} field={field} />
        ))}
      </Stack>
    </BlockContextProvider>
  );
}

function FormTitle({ kind }: Pick<SiteBlock, 'kind'>) {
  const { label, about } = blockKinds[kind];
  return (
    <Stack gap={4}>
      <Heading level={2}>{label}</Heading>
      <Text as="p" size={13} tone="soft">
        {about}
      </Text>
    </Stack>
  );
}
