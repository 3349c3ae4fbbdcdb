import type { SlotContext } from '@girassol/federation/remote';
import {
  FormBox,
  FormFields,
  FormNumberField,
  FormSection,
  SectionActions,
} from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useMemo } from 'react';
import {
  buildLostFinancingRetentionChange,
  lostFinancingRetentionSchema,
  toLostFinancingRetentionValues,
} from './lost-financing-retention-values';

/** Settings section for the retention of customer data of financings that were not concluded. */
export default function LostFinancingRetentionSection({
  settings,
  save,
  onDirtyChange,
}: SlotContext<'settings.section/v1'>) {
  const initialValues = useMemo(() => toLostFinancingRetentionValues(settings), [settings]);
  return (
    <Formik
      initialValues={initialValues}
      enableReinitialize
      validationSchema={lostFinancingRetentionSchema}
      onSubmit={async (values) => {
        await save(buildLostFinancingRetentionChange(values));
      }}
    >
      <FormBox>
        <FormSection aria-labelledby="section-retention">
          <h2 id="section-retention">Dados de quem não financiou</h2>
          <p>
            Vale para pedidos recusados, vencidos ou retirados, e para rascunhos que ninguém enviou. O que o
            banco disse e o histórico ficam.
          </p>
          <FormFields>
            <FormNumberField
              name="keepLostDays"
              label="Apagar dados pessoais e documentos após"
              unit="dias"
              isRequired
              description="A partir do fim do pedido. Vale também para os que já terminaram."
            />
          </FormFields>
        </FormSection>
        <SectionActions onDirtyChange={onDirtyChange} />
      </FormBox>
    </Formik>
  );
}
