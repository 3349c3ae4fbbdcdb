import { brazilianStates } from '@girassol/shared-domain';
import { ComboBox, type ComboBoxProps } from '../pickers/ComboBox';
import { FormComboBox } from './form-pickers';

const options = brazilianStates.map(({ uf, name }) => ({
  value: String(uf),
  label: name,
  abbreviation: uf,
  description: uf,
}));

type StateProps = Pick<ComboBoxProps, 'value' | 'onChange'>;

/** Field for a Brazilian state, found by name or abbreviation. */
export function BrazilianStateField(props: StateProps) {
  return <ComboBox {...props} label="Estado" placeholder="Nome ou sigla" options={options} />;
}

interface FormStateProps {
  name: string;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  description?: ComboBoxProps['description'] | undefined;
}

/** `BrazilianStateField` in a form. */
export function FormBrazilianStateField(props: FormStateProps) {
  return <FormComboBox {...props} label="Estado" placeholder="Nome ou sigla" options={options} />;
}
