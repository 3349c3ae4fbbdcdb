import { type BlockField, blockKinds, type SiteBlock } from '@girassol/shared-domain/website';
import { Heading, Stack, Text } from '@girassol/shared-ui';
import { useMemo } from 'react';
import { useEditor, useEditorStore } from '../state/editor-store';
import { BlockFieldInput } from './BlockFieldInput';
import { FieldPlaceProvider } from './field-place';

/** The form of a block, as the table of its kind has it. */
export function BlockForm({ blockId }: { blockId: string }) {
  const store = useEditorStore();
  const kind = useEditor(({ content }) => content.blocks.find(({ id }) => id === blockId)?.kind);
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
    <FieldPlaceProvider value={place}>
      <Stack gap={16}>
        <FormTitle kind={kind} />
        {blockKinds[kind].fields.map((field: BlockField) => (
          <BlockFieldInput key={field.name} field={field} />
        ))}
      </Stack>
    </FieldPlaceProvider>
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
