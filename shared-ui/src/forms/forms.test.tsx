import { screen, waitFor, within } from '@testing-library/react';
import { Formik, type FormikErrors, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { renderUi } from '../testing';
import { Form } from './Form';
import { FormErrorsButton, FormSubmitButton } from './FormButtons';
import { FormRow } from './FormRow';
import { listInvalidFields } from './form-errors';
import { FormDateField, FormMoneyField, FormRadioGroup, FormTextField } from './form-fields';
import { FormComboBox, FormSelect } from './form-pickers';

interface Sale {
  customer: string;
  email: string;
  value: number | null;
  deadline: string | null;
}

const onSubmit = jest.fn();
beforeEach(() => onSubmit.mockReset());

const validate = ({ customer, email }: Sale): FormikErrors<Sale> => ({
  ...(customer.trim() ? {} : { customer: 'Insira o nome do cliente.' }),
  ...(email.includes('@') ? {} : { email: 'Insira um e-mail válido para o cliente.' }),
});

const renderSale = (isDeadlineRequired = false) =>
  renderUi(
    <Formik<Sale>
      initialValues={{ customer: '', email: '', value: null, deadline: null }}
      validate={validate}
      onSubmit={onSubmit}
    >
      <Form aria-label="Nova venda">
        <FormTextField name="customer" label="Cliente" isRequired />
        <FormTextField name="email" label="E-mail" />
        <FormMoneyField name="value" label="Valor" />
        <FormDateField name="deadline" label="Prazo" isRequired={isDeadlineRequired} />
        <FormErrorsButton />
        <FormSubmitButton>Salvar venda</FormSubmitButton>
      </Form>
    </Formik>,
  );

const submitButton = () => screen.getByRole('button', { name: 'Salvar venda' });

test('[shell.forms-001] the form stays off until every field is valid', async () => {
  const { user } = renderSale();
  await waitFor(() => expect(submitButton()).toBeDisabled());
  await user.type(screen.getByLabelText('Cliente'), 'Ana');
  expect(submitButton()).toBeDisabled();
  await user.type(screen.getByLabelText('E-mail'), 'ana@girassol.test');
  await waitFor(() => expect(submitButton()).toBeEnabled());
  await user.type(screen.getByLabelText('Valor'), '1234,5');
  await user.click(submitButton());
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(
      { customer: 'Ana', email: 'ana@girassol.test', value: 1234.5, deadline: null },
      expect.anything(),
    ),
  );
});

test('[shell.forms-005] spaces do not fill a required field', async () => {
  const { user } = renderSale();
  await user.type(screen.getByLabelText('E-mail'), 'ana@girassol.test');
  await user.type(screen.getByLabelText('Cliente'), '   ');
  await waitFor(() => expect(submitButton()).toBeDisabled());
});

test('a field shows its error once it was left, not before', async () => {
  const { user } = renderSale();
  await user.click(screen.getByLabelText('Cliente'));
  expect(screen.queryByText('Insira o nome do cliente.')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Insira o nome do cliente.')).toBeInTheDocument();
  expect(screen.queryByText('Insira um e-mail válido para o cliente.')).not.toBeInTheDocument();
});

test("[shell.forms-002] O QUE HÁ DE ERRADO? lists the invalid fields in the form's order and leads to the first", async () => {
  const { user } = renderSale(true);
  await user.click(await screen.findByRole('button', { name: 'O QUE HÁ DE ERRADO?' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'O QUE HÁ DE ERRADO?' });
  const entries = within(dialog).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'ClienteInsira o nome do cliente.',
    'E-mailInsira um e-mail válido para o cliente.',
    'PrazoData inválida.',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Entendi' }));
  await waitFor(() => expect(screen.getByLabelText('Cliente')).toHaveFocus());
  expect(screen.getByLabelText('Cliente')).toBeInvalid();
});

describe('a line of O QUE HÁ DE ERRADO?', () => {
  const wall = [{ value: 'parede', label: 'Parede' }];

  /** Form in which everything is wrong, and a thing that no field shows. */
  const renderWrong = (children: ReactNode) =>
    renderUi(
      <Formik
        initialValues={{
          name: '',
          roof: null,
          place: null,
          way: null,
          items: [{ quantity: '' }, { quantity: '' }],
        }}
        validate={() => ({ total: 'A soma não confere.' })}
        onSubmit={onSubmit}
      >
        <Form>
          {children}
          <FormErrorsButton labels={{ total: 'Soma' }} />
        </Form>
      </Formik>,
    );

  const openList = async ({ user }: ReturnType<typeof renderWrong>) => {
    await user.click(await screen.findByRole('button', { name: 'O QUE HÁ DE ERRADO?' }));
    return within(await screen.findByRole('alertdialog', { name: 'O QUE HÁ DE ERRADO?' }));
  };

  test.each([
    ['Nome Preencha este campo.', () => screen.getByRole('textbox', { name: /^Nome/ })],
    ['Telhado Escolha uma opção.', () => screen.getByRole('button', { name: /Telhado/ })],
    ['Lugar Escolha uma opção.', () => screen.getByRole('combobox', { name: /^Lugar/ })],
    ['Entrega Escolha uma opção.', () => screen.getByRole('radio', { name: 'Parede' })],
  ])('leads to its field: %s', async (line, getField) => {
    const rendered = renderWrong(
      <>
        <FormTextField name="name" label="Nome" isRequired />
        <FormSelect name="roof" label="Telhado" options={wall} isRequired />
        <FormComboBox name="place" label="Lugar" options={wall} isRequired />
        <FormRadioGroup name="way" label="Entrega" options={wall} isRequired />
      </>,
    );
    const list = await openList(rendered);
    await rendered.user.click(list.getByRole('button', { name: line }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(getField()).toHaveFocus());
  });

  test('is text alone where no field shows it', async () => {
    const list = await openList(renderWrong(<FormTextField name="name" label="Nome" isRequired />));
    expect(list.getByText('A soma não confere.')).toBeVisible();
    expect(list.queryByRole('button', { name: /Soma/ })).not.toBeInTheDocument();
  });

  test('opens the folded part in which its field stands', async () => {
    const rendered = renderWrong(
      <details>
        <summary>Mais</summary>
        <FormTextField name="name" label="Nome" isRequired />
      </details>,
    );
    const list = await openList(rendered);
    await rendered.user.click(list.getByRole('button', { name: /^Nome/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Nome/ })).toHaveFocus());
    expect(screen.getByRole('group')).toHaveAttribute('open');
  });

  /** Rows of which one is open at a time. */
  function Rows() {
    const [open, setOpen] = useState(0);
    return [0, 1].map((index) => (
      <FormRow
        key={index}
        path={`items.${index}`}
        name={`inversor ${index + 1}`}
        onReveal={() => setOpen(index)}
      >
        {open === index && <FormTextField name={`items[${index}].quantity`} label="Quantidade" isRequired />}
      </FormRow>
    ));
  }

  test('names the row of its field, and opens a row that is folded away', async () => {
    const rendered = renderUi(
      <Formik
        initialValues={{ items: [{ quantity: '' }, { quantity: '' }] }}
        validate={({ items }) => ({
          items: items.map(({ quantity }) => (quantity ? {} : { quantity: 'Insira a quantidade.' })),
        })}
        onSubmit={onSubmit}
      >
        <Form>
          <Rows />
          <FormErrorsButton />
        </Form>
      </Formik>,
    );
    const list = await openList(rendered);
    expect(list.getByRole('button', { name: 'Inversor 1: quantidade Insira a quantidade.' })).toBeVisible();
    await rendered.user.click(list.getByRole('button', { name: 'Inversor 2 Insira a quantidade.' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Quantidade/ })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: /^Quantidade/ })).toHaveAttribute('name', 'items[1].quantity');
  });
});

test('[shell.forms-003] a half-typed day keeps the form invalid', async () => {
  const { user } = renderSale();
  await user.type(screen.getByLabelText('Cliente'), 'Ana');
  await user.type(screen.getByLabelText('E-mail'), 'ana@girassol.test');
  await waitFor(() => expect(submitButton()).toBeEnabled());
  await user.type(screen.getByLabelText('Prazo'), '31/02');
  await waitFor(() => expect(submitButton()).toBeDisabled());
  await user.clear(screen.getByLabelText('Prazo'));
  await waitFor(() => expect(submitButton()).toBeEnabled());
});

test('errors of nested values are found by their path', () => {
  expect(
    listInvalidFields({
      address: { city: 'Escolha uma cidade válida.' },
      items: [undefined, { name: 'Falta.' }],
    }),
  ).toEqual([
    { path: 'address.city', message: 'Escolha uma cidade válida.' },
    { path: 'items.1.name', message: 'Falta.' },
  ]);
});

describe('values that change together', () => {
  /** Writes two required fields one after the other, in one event. */
  function WriteBoth() {
    const { setFieldValue } = useFormikContext<{ price: number | null; fee: number | null }>();
    return (
      <button
        type="button"
        onClick={() => {
          void setFieldValue('price', 0.91);
          void setFieldValue('fee', 0.25);
        }}
      >
        Usar
      </button>
    );
  }

  /** Writes a field and leaves it in one event, as fields do that give their value when they are left. */
  function WriteAndLeave() {
    const { setFieldValue, setFieldTouched } = useFormikContext();
    return (
      <button
        type="button"
        onClick={() => {
          void setFieldValue('price', 0.91);
          void setFieldTouched('price');
        }}
      >
        Sair
      </button>
    );
  }

  const renderPrices = (fee: number | null) =>
    renderUi(
      <Formik initialValues={{ price: null, fee }} onSubmit={onSubmit}>
        <Form>
          <FormMoneyField name="price" label="Preço" isRequired />
          <FormMoneyField name="fee" label="Taxa" isRequired />
          <WriteBoth />
          <WriteAndLeave />
          <FormSubmitButton>Salvar venda</FormSubmitButton>
        </Form>
      </Formik>,
    );

  test('two fields that are written in one event are both valid', async () => {
    const { user } = renderPrices(null);
    await waitFor(() => expect(submitButton()).toBeDisabled());
    await user.click(screen.getByRole('button', { name: 'Usar' }));
    await waitFor(() => expect(submitButton()).toBeEnabled());
  });

  test('a field that is written and left in one event is valid', async () => {
    const { user } = renderPrices(0.25);
    await waitFor(() => expect(submitButton()).toBeDisabled());
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(submitButton()).toBeEnabled());
    expect(screen.getByLabelText(/^Preço/)).toBeValid();
  });
});
