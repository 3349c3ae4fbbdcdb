import { screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { Button } from '../actions/Button';
import { renderUi } from '../testing';
import { checkEmail, checkName, checkPersonName, maskChecks } from './checks';
import { Form } from './Form';
import { FormSubmitButton } from './FormButtons';
import { FormMaskedField, FormNumberField, FormTextField } from './form-fields';

test('[shell.forms-006] an e-mail ends in 2 to 20 letters', () => {
  expect(checkEmail('a@b.c')).toBe('Insira um e-mail válido.');
  expect(checkEmail('a@b.co')).toBeUndefined();
  expect(checkEmail(`a@b.${'c'.repeat(21)}`)).toBe('Insira um e-mail válido.');
});

test('[shell.forms-007] a name has no symbols', () => {
  expect(checkName('Ana @ Souza')).toBe('Insira um nome válido, sem “@”.');
  expect(checkName('123')).toBe('Insira um nome válido.');
  expect(checkName('Bar do Zé: Filial 2')).toBe('Insira um nome válido, sem “:”.');
  expect(checkName('Mais+Energia 100% LTDA')).toBeUndefined();
  expect(checkPersonName('Ana & Bia')).toBe('Insira um nome válido, sem “&”.');
  expect(checkPersonName('Ana D´Ávila')).toBeUndefined();
  expect(checkName("Ana D'Ávila & Filhos Ltda.")).toBeUndefined();
});

test('[shell.forms-010] documents and phones with a digit less are not valid', () => {
  expect(maskChecks.cpf('5299822472')).toBe('Insira um CPF válido.');
  expect(maskChecks.cpf('52998224725')).toBeUndefined();
  expect(maskChecks.cnpj('1122233300018')).toBe('Insira um CNPJ válido.');
  expect(maskChecks.document('11222333000181')).toBeUndefined();
  expect(maskChecks.phone('473333444')).toBe('Faltam dígitos. Escreva com DDD, como (47) 99999-8888.');
  expect(maskChecks.phone('4733334444')).toBeUndefined();
  expect(maskChecks.cep('8901000')).toBe('Insira um CEP válido.');
});

test('[shell.forms-010] what is too long is told, and by how much', () => {
  expect(maskChecks.cpf('529982247255')).toBe('Há algo a mais: um CPF tem 11 dígitos.');
  expect(maskChecks.cnpj('112223330001811')).toBe('Há algo a mais: um CNPJ tem 14 caracteres.');
  expect(maskChecks.cep('890100001')).toBe('Há algo a mais: um CEP tem 8 dígitos.');
  expect(maskChecks.phone('473333444447988881111')).toBe(
    'Há dígitos demais. Deixe um telefone só, do Brasil, com DDD.',
  );
  expect(maskChecks.phone('988887776')).toBe('Falta o DDD. Escreva como (47) 99999-8888.');
  expect(maskChecks.phone('047988887776')).toBeUndefined();
});

test("a required field checks itself; the form's own message comes first", async () => {
  const { user } = renderUi(
    <Formik
      initialValues={{ name: '', document: '' }}
      validate={({ name }) => (name === 'x' ? { name: 'Insira o nome completo.' } : {})}
      onSubmit={() => undefined}
    >
      <Form>
        <FormTextField name="name" label="Nome" isRequired check={checkName} />
        <FormMaskedField name="document" mask="document" label="Documento" />
        <FormSubmitButton>Salvar</FormSubmitButton>
      </Form>
    </Formik>,
  );
  const name = screen.getByLabelText('Nome');
  await user.type(name, '  ');
  await user.tab();
  expect(await screen.findByText('Preencha este campo.')).toBeInTheDocument();
  await user.clear(name);
  await user.type(name, 'Ana #1');
  expect(await screen.findByText('Insira um nome válido, sem “#”.')).toBeInTheDocument();
  await user.clear(name);
  await user.type(name, 'x');
  expect(await screen.findByText('Insira o nome completo.')).toBeInTheDocument();
  await user.type(name, 'yz');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toBeEnabled());
  await user.type(screen.getByLabelText('Documento'), '5299822472');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled());
  await user.type(screen.getByLabelText('Documento'), '5');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toBeEnabled());
});

test('a form is not sent with a text that is no number, and is once the number comes from elsewhere', async () => {
  const { user } = renderUi(
    <Formik<{ power: number | null }> initialValues={{ power: null }} onSubmit={() => undefined}>
      {({ setFieldValue }) => (
        <Form>
          <FormNumberField name="power" label="Potência" unit="kWp" decimals={2} />
          <Button onClick={() => void setFieldValue('power', 5)}>Usar a potência do kit</Button>
          <FormSubmitButton>Salvar</FormSubmitButton>
        </Form>
      )}
    </Formik>,
  );
  const power = screen.getByLabelText('Potência');
  await user.type(power, '-7,5');
  await user.tab();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled());
  expect(power).toHaveValue('-7,5');
  await user.click(screen.getByRole('button', { name: 'Usar a potência do kit' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toBeEnabled());
  expect(power).toHaveValue('5,00');
});
