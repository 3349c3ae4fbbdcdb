import type { ImportRowDecision } from '@girassol/shared-domain/imports';
import { Button, Row, Text } from '@girassol/shared-ui';
import { duplicateDecisionOptions } from './decision-labels';

interface DecisionButtonsProps {
  /** Subject of the buttons. */
  label: string;
  showsLabel?: boolean | undefined;
  /** Left out: all there are. */
  answers?: typeof duplicateDecisionOptions | undefined;
  isBusy: boolean;
  onDecide: (decision: ImportRowDecision) => void;
}

/** Buttons with the answers to the question whether a row is a duplicate of an existing record. */
export function DuplicateDecisionButtons({
  label,
  showsLabel = false,
  answers = duplicateDecisionOptions,
  isBusy,
  onDecide,
}: DecisionButtonsProps) {
  return (
    <Row role="group" gap={8} wraps aria-label={label}>
      {showsLabel && <Text weight={600}>{label}:</Text>}
      {answers.map(({ decision, label: name, tip }) => (
        <Button key={decision} size="sm" data-tip={tip} disabled={isBusy} onClick={() => onDecide(decision)}>
          {name}
        </Button>
      ))}
    </Row>
  );
}
