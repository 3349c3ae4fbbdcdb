import { ApiProvider } from '@girassol/shared-auth';
import { buildTestSession, logInForTest } from '@girassol/shared-auth/testing';
import { render, screen } from '@testing-library/react';
import { PlanActions } from './PlanActions';
import type { SupportLinkProps } from './SupportLink';
import { buildReleasedRemote, installFakePlatform } from './testing';

const area = buildReleasedRemote({
  name: 'mfe-account',
  title: 'Conta',
  team: 'conta',
  routes: ['/financeiro', '/contato'].map((path) => ({
    path,
    screen: 'any',
    title: 'Tela',
    access: ['active' as const],
  })),
  slots: [],
  exposes: {},
  requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
});

function draw(person: Parameters<typeof buildTestSession>[0], whatsapp?: string) {
  const platform = installFakePlatform({ remotes: [area] });
  if (whatsapp) platform.handle.page.distribution.support = { whatsapp };
  logInForTest(buildTestSession(person));
  render(<PlanActions links={Links} message="Olá! Quero o plano Enterprise." />, { wrapper: ApiProvider });
}

const Links: SupportLinkProps['links'] = ({ plan, support }) => (
  <>
    {plan && <a href={plan}>Ver meu plano</a>}
    {support && <a href={support}>Falar com a equipe</a>}
  </>
);

test('the owner of an account opens the plan, and writes to the support', async () => {
  draw({ type: 'MANAGER' }, '5511999990000');
  expect(await screen.findByRole('link', { name: 'Ver meu plano' })).toHaveAttribute('href', '/financeiro');
  const support = screen.getByRole('link', { name: 'Falar com a equipe' });
  expect(decodeURIComponent(support.getAttribute('href') ?? '')).toContain('Olá! Quero o plano Enterprise.');
});

test.each([
  ['a vendor', { type: 'VENDOR' }],
  ['the owner of an account of a partner', { type: 'MANAGER', whitelabel: 'serrana' }],
] as const)('%s gets to the contacts, and not to a subscription', async (_, person) => {
  draw(person);
  expect(await screen.findByRole('link', { name: 'Falar com a equipe' })).toHaveAttribute('href', '/contato');
  expect(screen.queryByRole('link', { name: 'Ver meu plano' })).toBeNull();
});
