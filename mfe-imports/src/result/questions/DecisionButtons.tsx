import type { RowDecision } from '@girassol/shared-domain/imports';
import { Button, Row, Text } from '@girassol/shared-ui';
import { decisions } from './decision-words';

interface DecisionButtonsProps {
  /** What they are about. */
  label: string;
  showsLabel?: boolean;
  isBusy: boolean;
  onDecide: (decision: RowDecision) => void;
}

/** The answers to a question. */
export function DecisionButtons({ label, showsLabel = false, isBusy, onDecide }: DecisionButtonsProps) {
  return (
    <Row role="group" gap={8} wraps aria-label={label}>
      {showsLabel && <Text weight={600}>{label}:</Text>}
      {decisions.map(({ decision, label: name, tip }) => (
        <Button key={decision} size="sm" data-tip={tip} disabled={isBusy} onClick={() => onDecide(decision)}>
          {name}
        </Button>
      ))}
    </Row>
  );
}
