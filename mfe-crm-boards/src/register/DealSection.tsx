import { type BoardKind, boards, temperatures, ucTypes } from '@girassol/shared-domain';
import { FormMoneyField, FormNumberField, FormTextField } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { Fields, Section } from './form-layout';
import { ofNoun } from './titles';

const ucOptions = ucTypes.map((type) => ({ value: type, label: type }));
const temperatureOptions = temperatures.map(({ value, label }) => ({ value: String(value), label }));

/** What is sold: name, amount, power, kind of consumer unit and how warm the lead is. */
export function DealSection({ kind }: { kind: BoardKind }) {
  return (
    <Section aria-labelledby="section-deal">
      <h2 id="section-deal">{boards[kind].itemName}</h2>
      <p>Valor e potência podem ficar em branco enquanto não houver orçamento.</p>
      <Fields>
        <div className="wide">
          <FormTextField
            name="name"
            label={`Nome ${ofNoun(kind)}`}
            isRequired
            placeholder="Ex.: Telhado da casa, 12 módulos"
            autoComplete="off"
            maxLength={120}
          />
        </div>
        <FormMoneyField name="amount" label="Valor" />
        <FormNumberField name="power" label="Potência" unit="kWp" decimals={2} />
        <FormSelect name="ucType" label="Tipo de UC" options={ucOptions} />
        {kind === 'SALES' && (
          <FormSelect name="leadTemperature" label="Temperatura" options={temperatureOptions} />
        )}
      </Fields>
    </Section>
  );
}
