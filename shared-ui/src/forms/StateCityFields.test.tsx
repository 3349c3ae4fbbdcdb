import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Formik } from 'formik';
import { renderUi } from '../testing';
import { Form } from './Form';
import { FormErrorsButton } from './FormButtons';
import { StateCityFields } from './StateCityFields';

const cities: Record<string, string[]> = {
  SP: ['Campinas', 'Santos', 'São Paulo'],
  SC: ['Florianópolis', 'Blumenau', 'São José'],
  RJ: ['Campinas'],
};
const loadCities = async (uf: string) => cities[uf] ?? [];

interface Values {
  uf: string | null;
  city: string | null;
}

function open(initialValues: Values = { uf: null, city: null }) {
  const onSubmit = jest.fn<void, [Values]>();
  const { user } = renderUi(
    <Formik initialValues={initialValues} onSubmit={onSubmit}>
      <Form>
        <StateCityFields ufName="uf" cityName="city" loadCities={loadCities} />
        <button type="submit">Salvar</button>
      </Form>
    </Formik>,
  );
  const save = () => user.click(screen.getByRole('button', { name: 'Salvar' }));
  return { user, onSubmit, save };
}

const state = () => screen.getByRole('combobox', { name: 'Estado' });
// Hidden behind the list of states, as long as that is open.
const city = () => screen.getByRole('combobox', { name: 'Cidade', hidden: true });

test.each([
  ['santa', 'Santa Catarina'],
  ['sao', 'São Paulo'],
  ['SÃO P', 'São Paulo'],
  ['sp', 'São Paulo'],
  ['to', 'Tocantins'],
  ['pa', 'Pará'],
  ['catarina', 'Santa Catarina'],
])('"%s" and Enter is %s', async (typed, name) => {
  const { user } = open();
  await user.type(state(), `${typed}{Enter}`);
  expect(state()).toHaveValue(name);
  expect(city()).toBeEnabled();
});

test('a state or city that the text names is chosen by going on to the next field', async () => {
  const { user, onSubmit, save } = open();
  await user.type(state(), 'sc');
  await user.tab();
  await user.type(city(), 'florianopolis');
  await user.tab();
  await waitFor(() => expect(city()).toHaveValue('Florianópolis'));
  await save();
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ uf: 'SC', city: 'Florianópolis' }));
});

test('a form says from its first validation on that it needs a state and a city', async () => {
  const { user } = renderUi(
    <Formik initialValues={{ uf: null, city: null }} onSubmit={() => {}}>
      <Form>
        <StateCityFields ufName="uf" cityName="city" isRequired loadCities={loadCities} />
        <FormErrorsButton />
      </Form>
    </Formik>,
  );
  await user.click(await screen.findByRole('button', { name: 'O QUE HÁ DE ERRADO?' }));
  const list = within(await screen.findByRole('alertdialog'));
  expect(list.getByText('Estado').closest('li')).toHaveTextContent('Escolha uma opção.');
  expect(list.getByText('Cidade').closest('li')).toHaveTextContent('Escolha uma opção.');
});

test('a text that chose nothing stays, says so, and is not sent as if it were not there', async () => {
  const { user, onSubmit, save } = open({ uf: 'SC', city: null });
  await user.type(city(), 'Campinas');
  await user.tab();
  expect(await screen.findByText('Escolha na lista: “Campinas” não está nela.')).toBeVisible();
  expect(city()).toHaveValue('Campinas');
  await save();
  expect(city()).toHaveValue('Campinas');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a click elsewhere leaves the text as the Tab key does', async () => {
  const { user } = open();
  await user.type(state(), 'santa');
  await user.click(document.body);
  expect(state()).toHaveValue('Santa Catarina');
  await user.type(city(), 'Lages');
  await user.click(document.body);
  expect(await screen.findByText('Escolha na lista: “Lages” não está nela.')).toBeVisible();
  expect(city()).toHaveValue('Lages');
});

test('a list that closes because the page scrolls leaves what is typed', async () => {
  const { user } = open();
  await user.type(state(), 'santa');
  await screen.findByRole('option', { name: /Santa Catarina/ });
  fireEvent.scroll(document.body);
  expect(state()).toHaveValue('santa');
  await user.tab();
  expect(state()).toHaveValue('Santa Catarina');
});

test('Enter without a match takes nothing away', async () => {
  const { user } = open();
  await user.type(state(), 'zzz{Enter}');
  expect(state()).toHaveValue('zzz');
});

test('[customers-005] another state keeps the name of the city, and chooses it where it exists', async () => {
  const { user } = open({ uf: 'SP', city: 'Campinas' });
  expect(state()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Trocar estado ou cidade' }));
  await waitFor(() => expect(state()).toHaveFocus());
  expect(city()).toHaveValue('Campinas');
  await user.clear(state());
  await user.type(state(), 'rio de j{Enter}');
  await waitFor(() => expect(state()).toBeDisabled());
  expect(state()).toHaveValue('Rio de Janeiro');
  expect(city()).toHaveValue('Campinas');
});

test('where the other state has no such city, its name stays to be corrected', async () => {
  const { user } = open({ uf: 'SP', city: 'Campinas' });
  await user.click(screen.getByRole('button', { name: 'Trocar estado ou cidade' }));
  await user.clear(state());
  await user.type(state(), 'sc{Enter}');
  await waitFor(() => expect(state()).toHaveValue('Santa Catarina'));
  expect(city()).toHaveValue('Campinas');
  expect(city()).toBeEnabled();
});
