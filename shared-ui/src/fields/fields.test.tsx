/** @styles */
import { screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import type { Controlled } from '../field-frame/field-props';
import { renderUi } from '../testing';
import { Checkbox, Switch } from './Checkbox';
import { MaskedField } from './MaskedField';
import { MoneyField, NumberField } from './NumberField';
import { PasswordField } from './PasswordField';
import { RadioGroup } from './RadioGroup';
import { SearchField } from './SearchField';
import { TextField } from './TextField';

/** Renders a field that holds its own value, and tells every value it had. */
function renderField<Value>(initial: Value, field: (controlled: Controlled<Value>) => ReactElement) {
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
  await user.type(screen.getByRole('textbox'), '-1e2,x');
  expect(screen.getByRole('textbox')).toHaveValue('12');
  expect(values.at(-1)).toBe(12);
});

test('a number keeps the decimals it was given', async () => {
  const { user, values } = renderField<number | null>(null, (controlled) => (
    <NumberField label="Tarifa" decimals={4} unit="R$" {...controlled} />
  ));
  await user.type(screen.getByRole('textbox'), '1.234,56789');
  expect(values.at(-1)).toBe(1234.5678);
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '0.95');
  expect(values.at(-1)).toBe(0.95);
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
