import { findProposalSlugProblem, PROPOSAL_SLUG_RULES } from '@girassol/shared-domain';
import { Stack } from '@girassol/shared-ui';
import {
  FormBox,
  FormFields,
  FormNumberField,
  FormSection,
  FormSwitch,
  FormTextField,
  SectionActions,
} from '@girassol/shared-ui/fields';
import { Formik, useFormikContext } from 'formik';
import { useMemo } from 'react';
import type { SettingsSectionProps } from '../settings-section';
import {
  buildPreferenceChange,
  type PreferenceValues,
  preferenceSchema,
  toPreferenceValues,
} from './preference-values';

/** Settings section for the account's preferences about boards, proposals and sellers. */
export default function PreferencesSection({ settings, save, onDirtyChange }: SettingsSectionProps) {
  const initialValues = useMemo(() => toPreferenceValues(settings), [settings]);
  return (
    <Formik
      initialValues={initialValues}
      enableReinitialize
      validationSchema={preferenceSchema}
      onSubmit={async (values) => {
        await save(buildPreferenceChange(values, settings));
      }}
    >
      <FormBox>
        <FormSection aria-labelledby="section-boards">
          <h2 id="section-boards">Quadros</h2>
          <p>O que acontece quando uma venda é ganha. Quem dá o ganho ainda pode mudar na hora.</p>
          <Stack gap={16}>
            <FormSwitch
              name="autoCreateProjAndInst"
              label="Criar projeto e obra"
              description="A venda ganha abre um item em Projetos e um em Obras."
            />
            <FormSwitch
              name="autoCreateAfterSale"
              label="Criar atividade de pós-venda"
              description="Sugerida no formulário de ganho."
            />
            <FormFields>
              <FormNumberField
                name="afterSaleDays"
                label="Dias até o pós-venda"
                unit="dias"
                isRequired
                description="Entre o ganho e a atividade."
              />
            </FormFields>
          </Stack>
        </FormSection>
        <FormSection aria-labelledby="section-proposals">
          <h2 id="section-proposals">Propostas</h2>
          <p>Como uma proposta nova começa, e como vira arquivo.</p>
          <Stack gap={16}>
            <FormFields>
              <FormNumberField
                name="validity"
                label="Validade"
                unit="dias"
                isRequired
                description="A partir do dia em que é iniciada."
              />
              <SlugField />
            </FormFields>
            <FormSwitch
              name="useFastPDFRendering"
              label="PDF rápido"
              description="O navegador de quem lê faz o PDF, pela impressão: não espera, e nada fica guardado em Documentos."
            />
          </Stack>
        </FormSection>
        <FormSection aria-labelledby="section-sellers">
          <h2 id="section-sellers">Vendedores</h2>
          <p>O que vale para todos, além das permissões de cada um.</p>
          <Stack gap={16}>
            <FormSwitch
              name="useManagerKits"
              label="Usar os kits do gerente"
              description="Vendedores escolhem entre os kits do gerente, em lugar de cadastrar os seus."
            />
            <FormSwitch
              name="vendorPriceEdit"
              label="Mostrar custos e margens"
              description="Vendedores veem como o preço das propostas é formado."
            />
          </Stack>
        </FormSection>
        <SectionActions onDirtyChange={onDirtyChange} />
      </FormBox>
    </Formik>
  );
}

/** The name that stands in the links customers get, with such a link. */
function SlugField() {
  const { proposalSlug } = useFormikContext<PreferenceValues>().values;
  const problem = proposalSlug === '' ? null : findProposalSlugProblem(proposalSlug);
  return (
    <FormTextField
      name="proposalSlug"
      label="Nome no endereço das propostas"
      placeholder="sol-nascente"
      maxLength={PROPOSAL_SLUG_RULES.max}
      autoComplete="off"
      check={() => problem ?? undefined}
      description={
        proposalSlug === '' || problem
          ? 'Os links levam o nome da sua empresa. Vazio: um código.'
          : `${window.location.host}/proposta/final/${proposalSlug}/123/a1b2c. Links com o nome de antes continuam abrindo.`
      }
    />
  );
}
