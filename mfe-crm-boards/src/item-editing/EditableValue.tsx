import { useWaitingWrites } from '@girassol/shared-auth';
import { computeItemFieldsVersion, type EditableItemField, getItemFieldLabel } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { Icon, lazyPart, Skeleton, tokens } from '@girassol/shared-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isFieldWaiting } from '../item/waiting-item-edits';
import type { ItemFormValues } from '../item-form/item-form-values';
import { saveItemField } from './save-item-field';

const ItemFieldEditor = lazyPart(
  () => import(/* webpackChunkName: "item-field-editor" */ './ItemFieldEditor'),
  <Skeleton height={36} />,
  { takesTyping: true },
);

/** A field while it is open. */
interface OpenField {
  baseVersion: string;
  /** Values that were typed and could not be saved. */
  values?: ItemFormValues;
  problem?: string;
  /** Present value of the field in words, where somebody else has changed it. */
  current?: string;
}

interface EditableValueProps {
  item: BoardItem;
  field: EditableItemField;
  /** The value as it stands there. */
  children: ReactNode;
}

/**
 * Value of an item that turns into its field: by a click, Enter or F2. Enter or leaving the field saves, Esc gives up. If the
 * value could not be saved, the field opens again with what was typed and the reason.
 */
export function EditableValue({ item, field, children }: EditableValueProps) {
  const [open, setOpen] = useState<OpenField | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);
  const isWaiting = isFieldWaiting(useWaitingWrites(item._id), field);
  const isOpen = open !== null;

  useEffect(() => {
    if (isOpen || !takesFocus.current) return;
    takesFocus.current = false;
    button.current?.focus();
  }, [isOpen]);

  const edit = () => setOpen({ baseVersion: computeItemFieldsVersion(item, [field]) });
  const close = (byKey = false) => {
    takesFocus.current = byKey;
    setOpen(null);
  };

  if (open)
    return (
      <>
        <ItemFieldEditor
          item={item}
          field={field}
          {...(open.values && { startValues: open.values })}
          problem={open.problem}
          current={open.current}
          onClose={close}
          onSave={async ({ values, request, byKey }) => {
            close(byKey);
            const error = await saveItemField({ item, field, request, baseVersion: open.baseVersion });
            if (!error) return;
            setOpen({
              values,
              baseVersion: error.current?.version ?? open.baseVersion,
              ...(error.current ? { current: error.current.text } : { problem: error.message }),
            });
          }}
        />
        <HeldRoom aria-hidden>{children}</HeldRoom>
      </>
    );

  return (
    <ValueButton
      ref={button}
      type="button"
      aria-description={`Editar ${getItemFieldLabel(field)}`}
      onClick={edit}
      onPointerEnter={ItemFieldEditor.preload}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'F2') edit();
      }}
    >
      {children}
      {isWaiting && (
        <Waiting>
          <Icon name="offline" size={12} /> Esperando sinal
        </Waiting>
      )}
      <Pencil name="pencil" size={12} />
    </ValueButton>
  );
}

const { color, motion, radius, space } = tokens;

const Pencil = styled(Icon)`
  display: inline-block;
  margin-inline-start: ${space[4]};
  vertical-align: -1px;
  color: ${color.inkFaint};
  opacity: 0;
  transition: opacity ${motion.in} ${motion.ease};
  @media (hover: none) { opacity: 1; }
  /* Takes no room beside the value while it is hidden, and moves nothing when it shows. */
  @media (hover: hover) {
    position: absolute;
    z-index: 1;
    pointer-events: none;
  }
`;

/** A value that looks like text until it is pointed at: its frame takes no room of its own. */
const ValueButton = styled.button`
  display: inline;
  position: relative;
  min-width: 0;
  max-width: 100%;
  margin: -2px -6px;
  padding: 2px 6px;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  font: inherit;
  color: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: text;
  transition: background ${motion.in} ${motion.ease};
  &:hover { background: ${color.sunken}; }
  &:hover ${Pencil}, &:focus-visible ${Pencil} { opacity: 1; background: ${color.sunken}; }
  /* Inside its edge: the box around a title or a column cuts what stands outside. */
  &:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: -2px; }
`;

/**
 * The value under its open field, unseen. Shown by a place whose height must not change meanwhile, where the field floats
 * above it.
 */
export const HeldRoom = styled.span`
  display: none;
  visibility: hidden;
`;

const Waiting = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  margin-inline-start: ${space[8]};
  font: ${tokens.font[12]};
  color: ${color.warnInk};
`;
