import type { SlotContext } from '@girassol/federation/remote';
import { FormBox, FormSection, FormSwitch, SectionActions } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useMemo } from 'react';

/** Settings section that makes winning a sale wait for a signed contract. */
export default function ContractSettingsSection({
  settings,
  save,
  onDirtyChange,
}: SlotContext<'settings.section/v1'>) {
  const { contracts } = settings.preferences;
  const winWaitsForSignature = contracts?.winWaitsForSignature ?? false;
  const initialValues = useMemo(() => ({ winWaitsForSignature }), [winWaitsForSignature]);
  return (
    <Formik
      initialValues={initialValues}
      enableReinitialize
      onSubmit={async (values) => {
        await save({ preferences: { contracts: values } });
      }}
    >
      <FormBox>
        <FormSection aria-labelledby="section-contracts">
          <h2 id="section-contracts">Contratos</h2>
          <p>O que a sua equipe precisa ter em mãos para dar uma venda como ganha.</p>
          <FormSwitch
            name="winWaitsForSignature"
            label="A venda ganha espera o contrato assinado"
            description="Sem um contrato da venda assinado por todos, Dar Ganho diz o que falta. As vendas já ganhas ficam como estão."
          />
        </FormSection>
        <SectionActions onDirtyChange={onDirtyChange} />
      </FormBox>
    </Formik>
  );
}
