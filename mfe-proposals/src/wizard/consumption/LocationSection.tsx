import { api } from '@girassol/shared-auth';
import { brazilianStates } from '@girassol/shared-domain';
import { getDistributorsOfState, OTHER_DISTRIBUTOR } from '@girassol/shared-domain/solar';
import { FormFields, FormRadioGroup, FormSection, FormTextField } from '@girassol/shared-ui/fields';
import { FormSelect, StateCityFields } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import type { ConsumptionValues } from './consumption-values';

async function loadCities(uf: string, searchValue: string, signal: AbortSignal) {
  const body = { uf, searchValue };
  const { places } = await api('POST /places/filtered', { body, signal, silent: true });
  return places.map(({ name }) => name);
}

/** Form section for the location of the system, the distributor and the tariff group. */
export function LocationSection() {
  const { values } = useFormikContext<ConsumptionValues>();
  const uf = brazilianStates.find((state) => state.uf === values.location.uf)?.uf;
  const known = (uf ? getDistributorsOfState(uf) : []).map(({ name }) => name);
  // One of another state stays choosable, so that a change of state hides nothing.
  const { distributor } = values;
  const names =
    distributor && distributor !== OTHER_DISTRIBUTOR && !known.includes(distributor)
      ? [...known, distributor]
      : known;
  return (
    <FormSection aria-labelledby="section-place">
      <h2 id="section-place">Local e distribuidora</h2>
      <p>O estado e a cidade dizem quanto sol há; a distribuidora, quem cobra a energia.</p>
      <FormFields>
        <StateCityFields ufName="location.uf" cityName="location.city" isRequired loadCities={loadCities} />
        <FormSelect
          name="distributor"
          label="Distribuidora"
          placeholder={uf ? 'Escolha' : 'Escolha o estado antes'}
          isDisabled={!uf}
          options={[
            ...names.map((name) => ({ value: name, label: name })),
            { value: OTHER_DISTRIBUTOR, label: 'Outra' },
          ]}
        />
        {distributor === OTHER_DISTRIBUTOR && (
          <FormTextField
            name="otherDistributor"
            label="Nome da distribuidora"
            isRequired
            maxLength={80}
            autoComplete="off"
          />
        )}
        <div className="wide">
          <FormRadioGroup
            name="tariffModality"
            label="Grupo Tarifário"
            direction="row"
            options={[
              { value: 'B', label: 'Grupo B (baixa tensão)' },
              { value: 'A', label: 'Grupo A (média e alta tensão)' },
            ]}
          />
        </div>
      </FormFields>
    </FormSection>
  );
}
