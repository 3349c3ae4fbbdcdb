import type { BlockField } from '@girassol/shared-domain/website';
import { memo, useCallback } from 'react';
import { useEditorState } from '../state/editor-store';
import { getValueAt } from '../state/value-path';
import { useBlockContext } from './block-context';
import { getFieldId } from './field-id';
import { ListInput } from './ListInput';
import { NonListFieldInput } from './NonListFieldInput';

/** Input for one field of the selected block. Typing renders only this field again. */
export const BlockFieldInput = memo(function BlockFieldInput({ field }: { field: BlockField }) {
  const { blockId, change } = useBlockContext();
  const value = useEditorState(({ content }) => {
    const block = content.blocks.find(({ id }) => id === blockId);
    return block && getValueAt(block.values, field.name);
  });
  const onChange = useCallback(
    (next: unknown, isTyped?: boolean) => change(field.name, next, isTyped),
    [change, field.name],
  );
  if (value === undefined) return null;
  const id = getFieldId(blockId, field.name);
  if (field.type === 'list')
    return <ListInput id={id} field={field} value={value as Record<string, unknown>[]} onChange={onChange} />;
  return <NonListFieldInput id={id} field={field} value={value} onChange={onChange} />;
});
