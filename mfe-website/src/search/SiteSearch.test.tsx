import { renderWithSession, testSession } from '@girassol/shared-auth/testing';
import SiteSearch from './SiteSearch';

const session = testSession();

function titlesFor(search: string): string[] {
  const onFound = jest.fn();
  renderWithSession(<SiteSearch session={session} permissions={{}} search={search} onFound={onFound} />, {
    session,
  });
  return onFound.mock.lastCall[0].findings.map(({ title }: { title: string }) => title);
}

test('pages of the site are found by what is done there', () => {
  expect(titlesFor('site')).toHaveLength(5);
  expect(titlesFor('dns')).toEqual(['Domínio do site']);
  expect(titlesFor('historico')).toEqual(['Versões do site']);
  expect(titlesFor('leads')).toEqual(['Contatos do site']);
});

test('before a letter is typed nothing is offered', () => {
  expect(titlesFor('')).toEqual([]);
});
