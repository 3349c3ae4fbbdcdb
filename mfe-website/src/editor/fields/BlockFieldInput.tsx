import type { BlockField } from '@girassol/shared-domain/website';
import { memo, useCallback } from 'react';
import { useEditor } from '../state/editor-store';
import { valueAt } from '../state/value-path';
import { fieldId } from './field-id';
import { useFieldPlace } from './field-place';
import { ListInput } from './ListInput';
import { PlainInput } from './PlainInput';

/** One field of the block in hand: a key draws this one alone. */
export const BlockFieldInput = memo(function BlockFieldInput({ field }: { field: BlockField }) {
  const { blockId, change } = useFieldPlace();
  const value = useEditor(({ content }) => {
    const block = content.blocks.find(({ id }) => id === blockId);
    return block && valueAt(block.values, field.name);
  });
  const onChange = useCallback(
    (next: unknown, isTyped?: boolean) => change(field.name, next, isTyped),
    [change, field.name],
  );
  if (value === undefined) return null;
  const id = fieldId(blockId, field.name);
  if (field.type === 'list')
    return <ListInput id={id} field={field} value={value as Record<string, unknown>[]} onChange={onChange} />;
  return <PlainInput id={id} field={field} value={value} onChange={onChange} />;
});
