import { Button, Row } from '@girassol/shared-ui';
import { NumberField } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { styled } from 'styled-components';

interface QuickFillProps {
  /** What is filled, for assistive technology. */
  of: string;
  unit: string;
  onFill: (average: number) => void;
}

/** Fills twelve months with one average. */
export function QuickFill({ of, unit, onFill }: QuickFillProps) {
  const [average, setAverage] = useState<number | null>(null);
  return (
    <Row gap={8} align="center">
      <Narrow>
        <NumberField
          label={`Média por mês, para preencher ${of}`}
          hideLabel
          placeholder="Média"
          unit={unit}
          decimals={unit === 'kWh' ? 0 : 2}
          value={average}
          onChange={setAverage}
        />
      </Narrow>
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

const Narrow = styled.div`
  width: 8rem;
`;
