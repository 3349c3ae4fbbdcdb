import { planNames, type SignupPlanId } from '@girassol/account-domain/billing';
import { Button, Stack, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ChoiceCards } from '../payment/ChoiceCards';
import { planChoices, planDescriptions } from './plan-choices';

interface PlanPickerProps {
  planId: SignupPlanId;
  onChange: (planId: SignupPlanId) => void;
  isDisabled?: boolean | undefined;
}

/** Chosen plan with what it includes; the other plans show on request. */
export function PlanPicker({ planId, onChange, isDisabled = false }: PlanPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap={12}>
      <Head>
        <div>
          <b>{`Plano ${planNames[planId]}`}</b>
          <Text as="p" size={13} tone="soft">
            {planDescriptions[planId]}
          </Text>
        </div>
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          disabled={isDisabled}
          onClick={() => setIsOpen((before) => !before)}
        >
          {isOpen ? 'Fechar' : 'Trocar plano'}
        </Button>
      </Head>
      {isOpen && (
        <ChoiceCards
          label="Plano"
          options={planChoices}
          value={String(planId)}
          onChange={(value) => {
            const chosen = planChoices.find((choice) => choice.value === value);
            if (chosen) onChange(chosen.planId);
          }}
        />
      )}
    </Stack>
  );
}

const { color, font, space, weight } = tokens;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[8]};
  b { font: ${font[16]}; font-weight: ${weight.strong}; color: ${color.ink}; }
  > button { margin: -6px calc(-1 * ${space[12]}) 0 0; color: ${color.leafInk}; }
`;
