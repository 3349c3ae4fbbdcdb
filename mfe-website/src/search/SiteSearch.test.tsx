import { buildTestSession, renderWithSession } from '@girassol/shared-auth/testing';
import SiteSearch from './SiteSearch';

function titlesFor(search: string, session = buildTestSession()): string[] {
  const onFound = jest.fn();
  const { unmount } = renderWithSession(
    <SiteSearch session={session} permissions={{}} search={search} onFound={onFound} />,
    {
      session,
    },
  );
  unmount();
  return onFound.mock.lastCall[0].findings.map(({ title }: { title: string }) => title);
}

test('pages of the site are found by what is done there', () => {
  expect(titlesFor('site')).toHaveLength(5);
  expect(titlesFor('dns')).toEqual(['Domínio do site']);
  expect(titlesFor('historico')).toEqual(['Versões do site']);
  expect(titlesFor('leads')).toEqual(['Contatos do site']);
});

test('who only sells finds the address of their own simulator', () => {
  const seller = buildTestSession({ type: 'VENDOR' });
  expect(titlesFor('simulador', seller)).toEqual(['Meu endereço do simulador']);
});

test('before a letter is typed nothing is offered', () => {
  expect(titlesFor('')).toEqual([]);
});
