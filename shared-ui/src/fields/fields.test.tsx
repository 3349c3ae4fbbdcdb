/** @styles */
import { screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import type { ControlledProps } from '../field-frame/field-props';
import { renderUi } from '../testing';
import { Checkbox, Switch } from './Checkbox';
import { MaskedField } from './MaskedField';
import type { MaskName } from './masks';
import { MoneyField, NumberField, type NumberFieldProps } from './NumberField';
import { PasswordField } from './PasswordField';
import { RadioGroup } from './RadioGroup';
import { SearchField } from './SearchField';
import { TextField } from './TextField';

/** Renders a field that holds its own value, and tells every value it had. */
function renderField<Value>(initial: Value, field: (controlled: ControlledProps<Value>) => ReactElement) {
  const values: Value[] = [];
  function Holder() {
    const [value, setValue] = useState(initial);
    return field({
      value,
      onChange: (next) => {
        values.push(next);
        setValue(next);
      },
    });
  }
  return { values, ...renderUi(<Holder />) };
}

test('a pasted text that is cut off at the limit is told, until somebody types', async () => {
  const { user, values } = renderField('', (controlled) => (
    <TextField label="Nome" maxLength={5} description="Como no documento" {...controlled} />
  ));
  await user.click(screen.getByRole('textbox'));
  await user.paste('Ana Souza');
  expect(values.at(-1)).toBe('Ana S');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    'O texto passa de 5 caracteres: o fim ficou de fora.',
  );
  await user.keyboard('{Backspace}');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Como no documento');
});

test('a required field says so in a word and to assistive technology', () => {
  renderUi(<TextField label="Nome" isRequired value="" onChange={() => undefined} />);
  expect(screen.getByText('(obrigatório)')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toBeRequired();
});

test('an error takes the place of the help', () => {
  const field = (error?: string) => (
    <TextField
      label="E-mail"
      description="Usado no contrato"
      error={error}
      value=""
      onChange={() => undefined}
    />
  );
  const { rerender } = renderUi(field());
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Usado no contrato');
  expect(screen.getByRole('textbox')).toBeValid();
  rerender(field('Insira um e-mail válido.'));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Insira um e-mail válido.');
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.queryByText('Usado no contrato')).not.toBeInTheDocument();
});

test('[shell.forms-008] money takes digits, comma and dot and shows two decimals', async () => {
  const { user, values } = renderField<number | null>(null, (controlled) => (
    <MoneyField label="Valor" {...controlled} />
  ));
  const field = screen.getByRole('textbox', { name: 'Valor' });
  await user.type(field, '1a2,5');
  expect(field).toHaveValue('12,5');
  expect(values.at(-1)).toBe(12.5);
  await user.tab();
  expect(field).toHaveValue('12,50');
  await user.clear(field);
  await user.type(field, '1234567,8');
  await user.tab();
  expect(field).toHaveValue('1.234.567,80');
  await user.clear(field);
  expect(values.at(-1)).toBeNull();
});

test('[shell.forms-009] an integer takes digits only', async () => {
  const { user, values } = renderField<number | null>(null, (controlled) => (
    <NumberField label="Sócios" {...controlled} />
  ));
  await user.type(screen.getByRole('textbox'), '1e2x ');
  expect(screen.getByRole('textbox')).toHaveValue('12');
  expect(values.at(-1)).toBe(12);
});

test('a number keeps the decimals it was given', async () => {
  const { user, values } = renderField<number | null>(null, (controlled) => (
    <NumberField label="Tarifa" decimals={4} unit="R$" {...controlled} />
  ));
  await user.type(screen.getByRole('textbox'), '1.234,56789');
  expect(values.at(-1)).toBe(1234.5679);
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveValue('1.234,5679');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Arredondado para 1.234,5679.');
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '0.95');
  expect(values.at(-1)).toBe(0.95);
});

const number = (props: Partial<NumberFieldProps> = {}) =>
  renderField<number | null>(null, (controlled) => <NumberField label="Tarifa" {...props} {...controlled} />);
const numberInput = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tarifa' });

test('a minus is told and does not vanish', async () => {
  const { user, values } = number({ decimals: 2 });
  await user.type(numberInput(), '-150,00');
  await user.tab();
  expect(numberInput()).toHaveValue('-150,00');
  expect(numberInput()).toBeInvalid();
  expect(numberInput()).toHaveAccessibleDescription('O valor não pode ser negativo: tire o sinal de menos.');
  expect(values.at(-1)).toBeNull();
});

test('decimals that a field has no place for are told, and move no digit', async () => {
  const { user, values } = number();
  await user.type(numberInput(), '350,5');
  await user.tab();
  expect(numberInput()).toHaveValue('350,5');
  expect(numberInput()).toHaveAccessibleDescription('Escreva um número inteiro, sem casas decimais.');
  expect(values.at(-1)).toBeNull();
  await user.clear(numberInput());
  await user.type(numberInput(), '350,00');
  await user.tab();
  expect(numberInput()).toHaveValue('350');
  expect(numberInput()).toBeValid();
});

test('a point after zero is a decimal point, one that could be either is said', async () => {
  const { user, values } = number({ decimals: 5 });
  await user.type(numberInput(), '0.955');
  expect(values.at(-1)).toBe(0.955);
  await user.clear(numberInput());
  await user.type(numberInput(), '1.234');
  await user.tab();
  expect(numberInput()).toHaveValue('1.234,00000');
  expect(numberInput()).toHaveAccessibleDescription('Lido como 1234. Se for 1,234, escreva com vírgula.');
});

test('a pasted amount is read with what stands around it', async () => {
  const { user, values } = number({ decimals: 2, unit: 'R$' });
  await user.click(numberInput());
  await user.paste('R$\u00a01.234,56\r\n');
  expect(values.at(-1)).toBe(1234.56);
  expect(numberInput()).toHaveValue('1.234,56');
});

test('two numbers that are pasted do not become one', async () => {
  const { user, values } = number({ decimals: 2 });
  await user.click(numberInput());
  await user.paste('310\n298');
  expect(numberInput()).toHaveValue('310 298');
  expect(numberInput()).toHaveAccessibleDescription('Há mais de um número. Deixe só um.');
  expect(values).toEqual([null]);
});

test('digits typed into a formatted number stay where they are typed', async () => {
  const { user, values } = number();
  await user.type(numberInput(), '1234');
  await user.tab();
  expect(numberInput()).toHaveValue('1.234');
  await user.type(numberInput(), '5');
  expect(values.at(-1)).toBe(12_345);
  await user.tab();
  await user.click(numberInput());
  numberInput().setSelectionRange(1, 1);
  await user.keyboard('9');
  expect(numberInput()).toHaveValue('192345');
  expect(numberInput().selectionStart).toBe(2);
  await user.keyboard('{Backspace}');
  expect(values.at(-1)).toBe(12_345);
});

test('a number that comes from elsewhere takes the place of a text that is none', async () => {
  const { user, rerender } = renderUi(<NumberField label="Tarifa" value={null} onChange={() => undefined} />);
  await user.type(numberInput(), '-5');
  await user.tab();
  expect(numberInput()).toBeInvalid();
  rerender(<NumberField label="Tarifa" value={7} onChange={() => undefined} />);
  expect(numberInput()).toHaveValue('7');
  expect(numberInput()).toBeValid();
});

test('[shell.forms-011] documents show in their masks and are kept without', async () => {
  const { user, values } = renderField('', (controlled) => (
    <MaskedField label="Documento" mask="document" {...controlled} />
  ));
  const field = screen.getByRole('textbox');
  await user.type(field, '52998224725');
  expect(field).toHaveValue('529.982.247-25');
  expect(values.at(-1)).toBe('52998224725');
  await user.clear(field);
  await user.type(field, '12abc34501de35');
  expect(field).toHaveValue('12.ABC.345/01DE-35');
  expect(values.at(-1)).toBe('12ABC34501DE35');
});

test('phones and postal codes have masks of their own', async () => {
  const { user } = renderField('', (controlled) => (
    <MaskedField label="Telefone" mask="phone" {...controlled} />
  ));
  const field = screen.getByRole('textbox');
  await user.type(field, '4733334444');
  expect(field).toHaveValue('(47) 3333-4444');
  await user.type(field, '5');
  expect(field).toHaveValue('(47) 33334-4445');
});

const masked = (mask: MaskName, initial = '') =>
  renderField(initial, (controlled) => <MaskedField label="Campo" mask={mask} {...controlled} />);
const maskedInput = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Campo' });

test.each([
  '047 98888-7776',
  '0055 47 98888-7776',
  '+55 (47) 98888-7776',
  '015 47 98888-7776',
  'wa.me/5547988887776',
])('of %s what is dialled before the phone goes', async (text) => {
  const { user, values } = masked('phone');
  await user.click(maskedInput());
  await user.paste(text);
  expect(maskedInput()).toHaveValue('(47) 98888-7776');
  expect(values.at(-1)).toBe('47988887776');
});

test('a phone that is typed with a zero is settled when the field is left', async () => {
  const { user, values } = masked('phone');
  await user.type(maskedInput(), '047988887776');
  expect(maskedInput()).toHaveValue('047988887776');
  await user.tab();
  expect(maskedInput()).toHaveValue('(47) 98888-7776');
  expect(values.at(-1)).toBe('47988887776');
});

test('digits that are too many stay, whatever is typed or pasted', async () => {
  const { user, values } = masked('phone');
  await user.click(maskedInput());
  await user.paste('(47) 3333-4444 / (47) 98888-1111');
  expect(values.at(-1)).toBe('473333444447988881111');
  await user.clear(maskedInput());
  await user.type(maskedInput(), '479888877761');
  expect(maskedInput()).toHaveValue('479888877761');
});

test('a CPF keeps a digit that is too many', async () => {
  const { user } = masked('cpf');
  await user.type(maskedInput(), '529982247255');
  expect(maskedInput()).toHaveValue('529982247255');
  await user.keyboard('{Backspace}');
  expect(maskedInput()).toHaveValue('529.982.247-25');
});

test.each([
  ['CNPJ: 11.222.333/0001-81', '11222333000181'],
  ['cpf 529.982.247-25\u00a0', '52998224725'],
  ['12.abc.345/01de-35\r\n', '12ABC34501DE35'],
])('%j is read as a document', async (text, document) => {
  const { user, values } = masked('document');
  await user.click(maskedInput());
  await user.paste(text);
  expect(values.at(-1)).toBe(document);
});

test('a postal code is read with its point and its word', async () => {
  const { user, values } = masked('cep');
  await user.click(maskedInput());
  await user.paste('CEP:\u00a089.010-000');
  expect(values.at(-1)).toBe('89010000');
});

test('a mask keeps the caret where the person types', async () => {
  const { user } = renderField('89010000', (controlled) => (
    <MaskedField label="CEP" mask="cep" {...controlled} />
  ));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field).toHaveValue('89010-000');
  await user.click(field);
  field.setSelectionRange(2, 2);
  await user.keyboard('{Backspace}');
  expect(field).toHaveValue('80100-00');
  expect(field.selectionStart).toBe(1);
  await user.keyboard('8');
  expect(field).toHaveValue('88010-000');
  expect(field.selectionStart).toBe(2);
});

test('deleting goes through the characters of the mask', async () => {
  const { user, values } = renderField('52998', (controlled) => (
    <MaskedField label="CPF" mask="cpf" {...controlled} />
  ));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await user.click(field);
  field.setSelectionRange(4, 4);
  await user.keyboard('{Backspace}');
  expect(values.at(-1)).toBe('5298');
});

test('a password can be shown', async () => {
  const { user } = renderField('Segredo1', (controlled) => <PasswordField label="Senha" {...controlled} />);
  const field = screen.getByLabelText('Senha');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(field).toHaveAttribute('type', 'text');
});

test('a search is cleared by Escape or its button, and sent by Enter', async () => {
  const onSubmit = jest.fn();
  const { user, values } = renderField('', (controlled) => (
    <SearchField label="Buscar vendas" onSubmit={onSubmit} {...controlled} />
  ));
  const field = screen.getByRole('searchbox', { name: 'Buscar vendas' });
  await user.type(field, 'ana{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('ana');
  await user.keyboard('{Escape}');
  expect(values.at(-1)).toBe('');
  await user.type(field, 'x');
  await user.click(screen.getByRole('button', { name: 'Limpar busca' }));
  expect(field).toHaveValue('');
});

test('choices by keyboard and by their words', async () => {
  const { user, values } = renderField<string | null>(null, (controlled) => (
    <RadioGroup
      label="Imóvel"
      options={[
        { value: 'home', label: 'Residencial' },
        { value: 'farm', label: 'Rural' },
      ]}
      {...controlled}
    />
  ));
  expect(screen.getByRole('radiogroup', { name: 'Imóvel' })).toBeInTheDocument();
  await user.click(screen.getByText('Rural'));
  expect(screen.getByRole('radio', { name: 'Rural' })).toBeChecked();
  expect(values).toEqual(['farm']);
});

test('a group of choices may keep its name for assistive technology only', () => {
  renderUi(
    <RadioGroup
      label="O cliente"
      hideLabel
      value="new"
      onChange={() => undefined}
      options={[{ value: 'new', label: 'É novo' }]}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'O cliente' })).toBeInTheDocument();
  expect(screen.getByText('O cliente')).toHaveStyle({ position: 'absolute' });
});

test('a checkbox may stand for some, a switch is a switch', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(
    <>
      <Checkbox label="Todas" value={false} isIndeterminate onChange={onChange} />
      <Switch label="Avisar" value={true} onChange={onChange} />
    </>,
  );
  expect(screen.getByRole('checkbox', { name: 'Todas' })).toBePartiallyChecked();
  await user.click(screen.getByText('Avisar'));
  expect(onChange).toHaveBeenLastCalledWith(false);
  expect(screen.getByRole('switch', { name: 'Avisar' })).toBeChecked();
});
