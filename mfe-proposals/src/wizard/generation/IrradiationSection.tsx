import { Text } from '@girassol/shared-ui';
import { FormFields, FormNumberField, FormRadioGroup, FormSection } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { MonthGrid } from '../months/MonthGrid';
import type { GenerationValues } from './generation-values';
import { IrradiationLookup } from './IrradiationLookup';

/** Form section for the irradiation, its source, and the losses of the system. */
export function IrradiationSection({ place, source }: { place: string; source: string | null }) {
  const { values } = useFormikContext<GenerationValues>();
  const isTyped = values.source === 'TYPED';
  return (
    <FormSection aria-labelledby="section-sun">
      <h2 id="section-sun">Irradiação e perdas</h2>
      <p>Quanto sol chega aos módulos e quanto se perde até o medidor.</p>
      <FormFields>
        <div className="wide">
          <FormRadioGroup
            name="source"
            label="Irradiação"
            direction="row"
            options={[
              { value: 'TABLE', label: `Das tabelas, para ${place}` },
              { value: 'TYPED', label: 'Digitada por mês' },
            ]}
          />
        </div>
        {isTyped ? (
          <>
            <IrradiationLookup />
            <MonthGrid
              name="irradiation"
              label="Irradiação de cada mês"
              unit="kWh/m² por dia"
              summary="AVERAGE"
              description="No plano dos módulos, em kWh/m² por dia."
            />
          </>
        ) : (
          <>
            {source && (
              <Text as="p" size={13} tone="soft" className="wide">
                Fonte: {source}
              </Text>
            )}
            <FormNumberField
              name="tilt"
              label="Inclinação dos módulos"
              unit="°"
              decimals={1}
              description="Em branco, a da latitude."
            />
          </>
        )}
        <FormNumberField
          name="losses"
          label="Perdas do sistema"
          unit="%"
          decimals={1}
          isRequired
          description="Calor, poeira, cabos e inversor."
        />
      </FormFields>
    </FormSection>
  );
}
