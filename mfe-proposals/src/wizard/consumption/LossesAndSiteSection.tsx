import { Disclosure, FormFields, FormNumberField } from '@girassol/shared-ui/fields';

/**
 * Form section for the losses of the system and the measures of the site, such as distance and available
 * area. The defaults fit most proposals.
 */
export function LossesAndSiteSection() {
  return (
    <Disclosure title="Ajustes avançados">
      <FormFields>
        <FormNumberField
          name="losses"
          label="Perdas do sistema"
          unit="%"
          decimals={1}
          description="Calor, poeira, cabos e inversor: 22% é o usual."
        />
        <FormNumberField
          name="location.distance"
          label="Distância até o local"
          unit="km"
          decimals={1}
          description="Só de ida."
        />
        <FormNumberField name="location.area" label="Área disponível" unit="m²" decimals={1} />
        <FormNumberField name="location.perimeter" label="Perímetro" unit="m" decimals={1} />
      </FormFields>
    </Disclosure>
  );
}
