import { fakeApi, replyRefused } from '@girassol/shared-auth/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import TrialRequestPage from '../trial-request/TrialRequestPage';
import ContactPage from './ContactPage';

const CONTACT = 'POST /tickets/new/contact';
const LEAD = 'POST /leads/new';
const user = userEvent.setup();

const show = (page: React.ReactNode, at = '/') =>
  act(async () => void render(<MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>));

async function fill(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields))
    await user.type(screen.getByLabelText(new RegExp(`^${label}`)), text);
}

afterEach(() => localStorage.clear());

test('[support-023] a visitor writes, keeps what was typed when refused, and is told when the answer comes', async () => {
  const server = fakeApi({ [CONTACT]: replyRefused(429, { message: 'Aguarde 5 minutos.' }) });
  await show(<ContactPage />);
  await fill({ Nome: 'Caio Prates', 'E-mail': 'caio@sol.com.br', Mensagem: 'Quanto custa?' });
  await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Aguarde 5 minutos.');
  expect(screen.getByLabelText(/^Mensagem/)).toHaveValue('Quanto custa?');
  server.answer({ [CONTACT]: {} });
  await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
  expect(await screen.findByText(/Respondemos para caio@sol\.com\.br até .*\d/)).toBeVisible();
  const [first, second] = server.calls(CONTACT);
  expect(first?.body).toMatchObject({ name: 'Caio Prates', message: 'Quanto custa?', fax: '' });
  expect(second?.body.formKey).toBe(first?.body.formKey);
});

test('a trial request is a lead with the campaign of the address', async () => {
  const server = fakeApi({ [LEAD]: {} });
  await show(<TrialRequestPage />, '/chat-solicitacao-teste?src=feira&utm_source=instagram&kind=course');
  await fill({ Nome: 'Lia Souza', 'E-mail': 'lia@sol.com.br', Telefone: '47999998888' });
  await user.click(screen.getByRole('button', { name: 'Pedir um teste' }));
  expect(await screen.findByText(/Lia Souza, recebemos o seu pedido\..* até /)).toBeVisible();
  expect(server.calls(LEAD)[0]?.body).toEqual({
    name: 'Lia Souza',
    email: 'lia@sol.com.br',
    phone: '47999998888',
    kind: 'trial',
    src: 'feira',
    utm_source: 'instagram',
    fax: '',
  });
});
