import {
  Disclosure,
  FormCheckbox,
  FormFields,
  FormMoneyField,
  FormNumberField,
} from '@girassol/shared-ui/fields';

/**
 * Fields of a consumer unit for data that few electricity bills contain: public lighting, taxes that cannot
 * be compensated, and a connection made only for the system.
 */
export function AdvancedUnitFields({
  path,
  isGroupA,
  index,
}: {
  path: string;
  isGroupA: boolean;
  index: number;
}) {
  return (
    <Disclosure title="Outros dados da conta">
      <FormFields>
        <FormMoneyField
          name={`${path}.publicLighting`}
          label="Iluminação pública"
          description="Por mês. Igual com e sem o sistema."
        />
        <FormNumberField
          name={`${path}.nonCompensableTax`}
          label="Imposto não compensável"
          unit="R$"
          decimals={5}
          description="Por kWh compensado, onde o ICMS da TUSD continua devido."
        />
        {(isGroupA || index > 0) && (
          <div className="wide">
            <FormCheckbox
              name={`${path}.newConnection`}
              label="Ligação nova, feita só para o sistema"
              description="Sem o sistema, não haveria conta."
            />
          </div>
        )}
      </FormFields>
    </Disclosure>
  );
}
