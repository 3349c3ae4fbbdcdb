import type { NonListField } from '@girassol/shared-domain/website';
import { Icon, IconButton, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import type { ClipboardEvent } from 'react';
import { styled } from 'styled-components';
import { useBlockContext } from './block-context';
import { getFieldId } from './field-id';
import { NonListFieldInput } from './NonListFieldInput';

interface EntryCardProps {
  id: string;
  /** `works.2`. */
  path: string;
  fields: readonly NonListField[];
  entry: Record<string, unknown>;
  title: string;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onChange: (path: string, value: unknown, isTyped?: boolean) => void;
  /** A paste into a field of the entry, before the field takes it. */
  onPaste: (event: ClipboardEvent<HTMLLIElement>) => void;
}

/**
 * Card of one entry in a list field of the site editor. Shows only the name of the entry when collapsed, and
 * its form when expanded.
 */
export function ListEntryCard({ id, path, fields, entry, title, isOpen, ...rest }: EntryCardProps) {
  const { blockId } = useBlockContext();
  return (
    <Card onPasteCapture={rest.onPaste}>
      <Row gap={0}>
        <Toggle id={id} type="button" aria-expanded={isOpen} onClick={rest.onToggle}>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={14} />
          <Text size={13} weight={500} isTruncated>
            {title}
          </Text>
        </Toggle>
        <IconButton
          icon="arrow-up"
          label={`Subir ${title}`}
          size="xs"
          disabled={rest.isFirst}
          onClick={() => rest.onMove(-1)}
        />
        <IconButton
          icon="arrow-down"
          label={`Descer ${title}`}
          size="xs"
          disabled={rest.isLast}
          onClick={() => rest.onMove(1)}
        />
        <IconButton icon="trash" label={`Tirar ${title}`} size="xs" onClick={rest.onRemove} />
      </Row>
      {isOpen && (
        <Form gap={16}>
          {fields.map((field) => (
            <NonListFieldInput
              key={field.name}
              id={getFieldId(blockId, `${path}.${field.name}`)}
              field={field}
              value={entry[field.name]}
              onChange={(value, isTyped) => rest.onChange(`${path}.${field.name}`, value, isTyped)}
            />
          ))}
        </Form>
      )}
    </Card>
  );
}

const { color, radius, space } = tokens;

const Card = styled.li`
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.control};
  background: ${color.canvas};
`;

const Toggle = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  min-height: 2.25rem;
  padding: 0 ${space[8]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.ink};
  text-align: left;
  cursor: pointer;
`;

const Form = styled(Stack)`
  padding: ${space[8]} ${space[12]} ${space[12]};
`;
