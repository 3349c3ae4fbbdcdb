import { Text } from '@girassol/shared-ui';

const stepTexts = {
  1: 'Escolha o modelo e a proposta. Nada é gerado ainda.',
  2: 'Confira o documento e gere o contrato. A seguir você escolhe quem assina.',
  3: 'Escolha quem assina e envie, ou baixe em PDF para assinar no papel.',
} as const;

/** Line that says where a person is on the way to a sent contract, and what this step is for. */
export const ContractStepText = ({ step }: { step: keyof typeof stepTexts }) => (
  <Text as="p" size={13} tone="soft">
    <strong>{`Passo ${step} de 3.`}</strong> {stepTexts[step]}
  </Text>
);
