import type { ChecklistAnswerValue } from '@girassol/shared-domain';
import type { ChecklistItem } from '@girassol/shared-domain/contract';
import { Button, Row } from '@girassol/shared-ui';
import { ComboBox } from '@girassol/shared-ui/choices';
import { Checkbox, NumberField, TextField } from '@girassol/shared-ui/inputs';
import { useState } from 'react';

interface ChecklistFieldProps {
  item: ChecklistItem;
  answer: ChecklistAnswerValue;
  /** Typed value that is not saved yet; undefined if there is none. */
  draft: ChecklistAnswerValue | undefined;
  onDraft: (draft: ChecklistAnswerValue | undefined) => void;
  /** Author and time of the last answer. */
  description?: string | undefined;
  onAnswer: (answer: ChecklistAnswerValue) => Promise<boolean>;
}

/** Checklist item with an input of its type. A value that could not be saved stays in the field. */
export function ChecklistField(props: ChecklistFieldProps) {
  const { item, answer, onAnswer } = props;
  switch (item.type) {
    case 'checkbox':
      return <BoxItem {...props} />;
    case 'list':
      return (
        <ComboBox
          label={item.task}
          description={<ClearableAnswer {...props} />}
          options={item.list.map((option) => ({ value: option, label: option }))}
          value={typeof answer === 'string' ? answer : null}
          // Only one of the list is a value; other text goes when the field is left (checklists-004).
          onChange={(value) => value !== null && value !== answer && void onAnswer(value)}
          placeholder="Escolha"
        />
      );
    default:
      return <TypedItem {...props} />;
  }
}

/**
 * Author of an answer and the button that clears the answer; emptying the field does not clear it (checklists-003).
 * Text being typed is saved when the field loses focus, before the answer is cleared.
 */
function ClearableAnswer({ item, answer, draft, description, onAnswer }: ChecklistFieldProps) {
  if (answer === null || draft !== undefined) return description;
  return (
    <Row as="span" gap={8} align="center" wraps>
      {description}
      <Button
        size="xs"
        variant="ghost"
        icon="x"
        aria-label={`Limpar a resposta de ${item.task}`}
        onClick={() => void onAnswer(null)}
      >
        Limpar
      </Button>
    </Row>
  );
}

function BoxItem({ item, answer, description, onAnswer }: ChecklistFieldProps) {
  // Shown as pressed at once; a refused answer takes it back.
  const [pending, setPending] = useState<boolean | null>(null);
  const toggle = async (value: boolean) => {
    setPending(value);
    await onAnswer(value);
    setPending(null);
  };
  return (
    <Checkbox
      label={item.task}
      description={description}
      value={pending ?? answer === true}
      onChange={(value) => void toggle(value)}
    />
  );
}

/** Text and numbers are saved when the field is left, if they changed and are something (checklists-003). */
function TypedItem(props: ChecklistFieldProps) {
  const { item, answer, draft, onDraft, onAnswer } = props;
  const value = draft === undefined ? answer : draft;
  const [problem, setProblem] = useState<string>();

  const leave = async () => {
    // A text that is no number stays, with what is wrong with it.
    if (draft === undefined || problem) return;
    const next = typeof draft === 'string' ? draft.trim() : draft;
    // Nothing is no answer: the one that was saved comes back.
    if (next === answer || next === '' || next === null) return onDraft(undefined);
    if (await onAnswer(next)) onDraft(undefined);
  };

  const field = {
    label: item.task,
    description: <ClearableAnswer {...props} />,
    onBlur: () => void leave(),
  };
  return item.type === 'number' ? (
    <NumberField
      {...field}
      decimals={2}
      value={typeof value === 'number' ? value : null}
      onChange={onDraft}
      onProblemChange={setProblem}
    />
  ) : (
    <TextField
      {...field}
      maxLength={2_000}
      value={typeof value === 'string' ? value : ''}
      onChange={onDraft}
    />
  );
}
