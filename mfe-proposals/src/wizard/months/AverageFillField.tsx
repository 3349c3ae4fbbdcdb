import { Button, Row } from '@girassol/shared-ui';
import { NumberField } from '@girassol/shared-ui/inputs';
import { useState } from 'react';
import { styled } from 'styled-components';

interface QuickFillProps {
  /** Filled quantity, for assistive technology. */
  of: string;
  unit: string;
  onFill: (average: number) => void;
}

/** Letters of a unit beside which a narrow field has no room for its number. */
const LONG_UNIT = 5;

/** Field that fills twelve months with one average. */
export function AverageFillField({ of, unit, onFill }: QuickFillProps) {
  const [average, setAverage] = useState<number | null>(null);
  return (
    <Row gap={8} align="center">
      <Field data-wide={unit.length > LONG_UNIT || undefined}>
        <NumberField
          label={`Média por mês, para preencher ${of}`}
          hideLabel
          placeholder="Média"
          unit={unit}
          decimals={2}
          value={average}
          onChange={setAverage}
        />
      </Field>
      <Button
        size="sm"
        disabled={average === null}
        onClick={() => {
          if (average !== null) onFill(average);
        }}
      >
        Preencher
      </Button>
    </Row>
  );
}

const Field = styled.div`
  width: 8rem;
  &[data-wide] { width: 12.5rem; }
`;
