import { FormFields, FormSection, FormTextArea, FormTextField } from '@girassol/shared-ui/fields';

/** Form section for the texts of the proposal document, such as title, introduction and closing. */
export function TextsSection({ hasPrice }: { hasPrice: boolean }) {
  return (
    <FormSection aria-labelledby="section-texts">
      <h2 id="section-texts">Textos</h2>
      <p>O que ficar em branco não aparece.</p>
      <FormFields>
        <div className="wide">
          <FormTextField
            name="title"
            label="Título"
            placeholder="Energia solar para você"
            maxLength={120}
            autoComplete="off"
          />
        </div>
        <div className="wide">
          <FormTextArea
            name="message"
            label="Introdução"
            description="Abre a proposta: o que foi conversado, o que a pessoa procura."
            maxLength={3_000}
          />
        </div>
        <div className="wide">
          <FormTextArea
            name="aboutTheEquipament"
            label="Sobre os equipamentos"
            description="Marcas, garantias, assistência. É o mesmo texto da etapa Kit."
            maxLength={5_000}
          />
        </div>
        <div className="wide">
          <FormTextArea
            name="paymentConditions"
            label="Condições de pagamento"
            description={
              hasPrice
                ? 'Entrada, parcelas, prazos. É o mesmo texto da etapa Preço.'
                : 'Disponível depois que o preço for definido.'
            }
            isReadOnly={!hasPrice}
            maxLength={3_000}
          />
        </div>
        <div className="wide">
          <FormTextArea
            name="closing"
            label="Encerramento"
            description="Fecha a proposta: próximos passos, prazo de instalação, agradecimento."
            maxLength={3_000}
          />
        </div>
      </FormFields>
    </FormSection>
  );
}
