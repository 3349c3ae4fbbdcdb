import { states } from '@girassol/shared-domain';
import { ComboBox, type ComboBoxProps } from '../pickers/ComboBox';
import { FormComboBox } from './form-pickers';

const options = states.map(({ uf, name }) => ({
  value: String(uf),
  label: name,
  abbreviation: uf,
  description: uf,
}));

type StateProps = Pick<ComboBoxProps, 'value' | 'onChange'>;

/** A state of Brazil, found by name or abbreviation. */
export function StateField(props: StateProps) {
  return <ComboBox {...props} label="Estado" placeholder="Nome ou sigla" options={options} />;
}

interface FormStateProps {
  name: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
  description?: ComboBoxProps['description'];
}

/** The same in a form. */
export function FormStateField(props: FormStateProps) {
  return <FormComboBox {...props} label="Estado" placeholder="Nome ou sigla" options={options} />;
}
