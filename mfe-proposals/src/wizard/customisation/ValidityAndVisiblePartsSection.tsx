import { addDays, toIsoDate } from '@girassol/shared-domain';
import { Button, Row, tokens } from '@girassol/shared-ui';
import { FormDateField, FormFields, FormSection, FormSwitch } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { type CustomisationValues, documentSectionLabels } from './customisation-values';

interface ContentSectionProps {
  /** Days for which proposals of the account are valid. */
  usualDays: number;
  /** The date that was kept: it may stand even when it is over. */
  keptDate: string | null;
}

/**
 * Form section for the validity of the proposal, and for the parts of the proposal document that the customer
 * sees.
 */
export function ValidityAndVisiblePartsSection({ usualDays, keptDate }: ContentSectionProps) {
  const { values, setFieldValue } = useFormikContext<CustomisationValues>();
  const today = toIsoDate(Date.now());
  const usual = addDays(today, usualDays);
  const check = (date: string | null) =>
    date !== null && date !== keptDate && date < today ? 'A validade não pode estar no passado.' : undefined;
  return (
    <FormSection aria-labelledby="section-content">
      <h2 id="section-content">Validade e conteúdo</h2>
      <p>Até quando vale o que está na proposta, e o que ela mostra.</p>
      <FormFields>
        <FormDateField
          name="validityDate"
          label="Válida até"
          check={check}
          description="O último dia em que o cliente pode aceitar."
        />
        {values.validityDate !== usual && (
          <Row align="end">
            <Button size="sm" variant="ghost" onClick={() => void setFieldValue('validityDate', usual)}>
              {`Usar o padrão: ${usualDays} dias`}
            </Button>
          </Row>
        )}
        <Parts className="wide">
          <legend>O que a proposta mostra</legend>
          {Object.entries(documentSectionLabels).map(([section, label]) => (
            <FormSwitch key={section} name={`shown.${section}`} label={label} />
          ))}
        </Parts>
      </FormFields>
    </FormSection>
  );
}

const Parts = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0 0 ${tokens.space[4]}; font: ${tokens.font[13]}; font-weight: ${tokens.weight.medium}; color: ${tokens.color.ink}; }
`;
