import { renderUi } from '@girassol/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { MonthGrid } from './MonthGrid';

const noMonths = Array.from({ length: 12 }, () => null);

function open(initial: (number | null)[] = noMonths) {
  return renderUi(
    <Formik initialValues={{ months: initial }} onSubmit={() => undefined}>
      {({ isValid, values }) => (
        <>
          <MonthGrid name="months" label="Consumo" />
          <output>{isValid ? 'válido' : 'inválido'}</output>
          <code>{JSON.stringify(values.months)}</code>
        </>
      )}
    </Formik>,
  );
}

const month = (name: string) => screen.getByRole('textbox', { name: `Consumo: ${name}, kWh` });
const getFormValue = () => JSON.parse(screen.getByRole('code').textContent ?? '') as (number | null)[];

test('a pasted row with a blank month leaves the later months where they are', async () => {
  const { user } = open(Array.from({ length: 12 }, () => 1));
  await user.click(month('janeiro'));
  await user.paste('310\t\t305\t1.302,5');
  await waitFor(() => expect(getFormValue()).toEqual([310, null, 305, 1302.5, 1, 1, 1, 1, 1, 1, 1, 1]));
});

test('what is no figure stays in its month, is named, and keeps the form from being sent', async () => {
  const { user } = open();
  await user.click(month('março'));
  await user.paste('310\t-298\t305');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Abril: O valor não pode ser negativo: tire o sinal de menos.',
  );
  expect(month('abril')).toHaveValue('-298');
  expect(month('abril')).toBeInvalid();
  expect(month('março')).toBeValid();
  expect(screen.getByText('inválido')).toBeInTheDocument();
  await user.clear(month('abril'));
  await user.type(month('abril'), '298');
  await user.tab();
  await waitFor(() => expect(screen.getByText('válido')).toBeInTheDocument());
  expect(getFormValue().slice(2, 5)).toEqual([310, 298, 305]);
});

test('what goes beyond December is told', async () => {
  const { user } = open();
  await user.click(month('novembro'));
  await user.paste('310\t298\t305\t7.299');
  expect(await screen.findByText('2 valores ficaram de fora: o ano acaba em dezembro.')).toBeInTheDocument();
});

test('an average takes the place of what could not be read', async () => {
  const { user } = open();
  await user.type(month('maio'), '-5');
  await user.tab();
  expect(month('maio')).toHaveValue('-5');
  await user.type(screen.getByRole('textbox', { name: /^Média por mês/ }), '350,5');
  await user.click(screen.getByRole('button', { name: 'Preencher' }));
  await waitFor(() => expect(month('maio')).toHaveValue('350,5'));
  await waitFor(() => expect(screen.getByText('válido')).toBeInTheDocument());
});

test('a digit that is typed into a figure with its point stays where it is typed', async () => {
  const { user } = open([1234, ...noMonths.slice(1)]);
  await user.click(month('janeiro'));
  await user.keyboard('{End}5');
  await waitFor(() => expect(getFormValue()[0]).toBe(12_345));
});
