import {
  checkPersonName,
  FormFields,
  FormMaskedField,
  FormSection,
  FormTextField,
} from '@girassol/shared-ui/fields';

/** Section of the person who signs for the company. */
export function RepresentativeFields() {
  return (
    <FormSection aria-labelledby="section-representative">
      <h2 id="section-representative">Representante legal</h2>
      <p>Quem assina pela empresa. Os contratos usam estes dados na qualificação e na linha da assinatura.</p>
      <FormFields>
        <FormTextField
          name="representative.name"
          label="Nome completo"
          isOptional
          maxLength={120}
          check={checkPersonName}
          autoComplete="off"
        />
        <FormMaskedField name="representative.document" mask="cpf" label="CPF" isOptional />
        <FormTextField name="representative.rg" label="RG" isOptional maxLength={30} autoComplete="off" />
        <FormTextField
          name="representative.nationality"
          label="Nacionalidade"
          isOptional
          maxLength={60}
          autoComplete="off"
        />
        <FormTextField
          name="representative.maritalStatus"
          label="Estado civil"
          isOptional
          maxLength={40}
          autoComplete="off"
        />
        <FormTextField
          name="representative.profession"
          label="Profissão"
          isOptional
          maxLength={80}
          autoComplete="off"
        />
        <FormTextField
          name="representative.position"
          label="Cargo na empresa"
          isOptional
          maxLength={80}
          autoComplete="organization-title"
        />
      </FormFields>
    </FormSection>
  );
}
