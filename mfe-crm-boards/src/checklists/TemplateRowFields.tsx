import type { ChecklistItem } from '@girassol/shared-domain/contract';
import { Icon, tokens } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { RowButtons, TextArea, TextField } from '@girassol/shared-ui/fields';
import type { PointerEvent } from 'react';
import { styled } from 'styled-components';
import { NO_CATEGORY } from './group-checklist-items';
import { checklistItemTypeLabels, type TemplateRow } from './template-rows';

interface TemplateRowFieldsProps {
  row: TemplateRow;
  index: number;
  /** Number of all rows. */
  count: number;
  /** True while the row is being dragged. */
  isGripped: boolean;
  error: string | null;
  onChange: (part: Partial<TemplateRow>) => void;
  /** To another place. */
  onMove: (to: number) => void;
  onGrip: (event: PointerEvent) => void;
  onDelete: () => void;
}

const types = Object.entries(checklistItemTypeLabels).map(([value, label]) => ({ value, label }));
const isType = (value: string | null): value is ChecklistItem['type'] =>
  value !== null && Object.hasOwn(checklistItemTypeLabels, value);

/**
 * Fields of one row of the checklist template. The type of a saved row cannot change, because its answers have that
 * type.
 */
export function TemplateRowFields(props: TemplateRowFieldsProps) {
  const { row, index, count, isGripped, error, onChange, onMove, onGrip, onDelete } = props;
  const name = row.task.trim() || `item ${index + 1}`;
  const isOptionError = error !== null && row.task.trim() !== '';
  return (
    <Frame
      role="group"
      aria-label={`Item ${index + 1}`}
      data-row={row.key}
      data-gripped={isGripped ? '' : undefined}
    >
      <Grip aria-hidden data-tip="Arraste para mudar a ordem" onPointerDown={onGrip}>
        <Icon name="grip" size={16} />
      </Grip>
      <TextField
        className="task"
        label="O que fazer"
        value={row.task}
        maxLength={200}
        error={isOptionError ? undefined : (error ?? undefined)}
        onChange={(task) => onChange({ task })}
      />
      <Select
        label="Tipo"
        options={types}
        value={row.type}
        isDisabled={row._id !== undefined}
        onChange={(type) => isType(type) && onChange({ type })}
      />
      <TextField
        label="Categoria"
        isOptional
        placeholder={NO_CATEGORY}
        value={row.category}
        maxLength={60}
        onChange={(category) => onChange({ category })}
      />
      <div className="buttons">
        <RowButtons {...{ name, index, count, onMove, onDelete }} />
      </div>
      {row.type === 'list' && (
        <TextArea
          className="options"
          label="Opções"
          description="Uma por linha."
          value={row.options}
          error={isOptionError ? error : undefined}
          onChange={(options) => onChange({ options })}
        />
      )}
    </Frame>
  );
}

const { color, radius, screen, shadow, space } = tokens;

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto 2fr 1.2fr 1.2fr auto;
  gap: ${space[8]};
  align-items: end;
  padding: ${space[12]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  &[data-gripped] { border-color: ${color.leaf}; background: ${color.raised}; box-shadow: ${shadow[2]}; }
  .options { grid-column: 2 / -1; }
  @media ${screen.phone} {
    grid-template-columns: 1.25rem minmax(0, 1fr) minmax(0, 1fr);
    .task, .options { grid-column: 2 / -1; }
    .buttons { grid-column: 2 / -1; justify-self: end; }
  }
`;

/** Only this is dragged: the fields beside it are typed into, and a finger on them scrolls. */
const Grip = styled.span`
  display: grid;
  place-items: center;
  align-self: stretch;
  width: 1.5rem;
  margin: calc(-1 * ${space[8]}) 0 calc(-1 * ${space[8]}) calc(-1 * ${space[8]});
  color: ${color.inkFaint};
  @media ${screen.phone} { grid-row: 1 / span 3; }
  cursor: grab;
  touch-action: none;
  [data-gripped] > & { cursor: grabbing; }
  &:hover { color: ${color.inkSoft}; }
`;
