import { testSession } from '@girassol/shared-auth/testing';
import { finishedBody, hasFilters, noFilters, readFilters, viewedBy, writeFilters } from './finished-filters';

const session = testSession();
const asked = {
  kind: 'SALES' as const,
  fetchId: session.managerId,
  filters: noFilters,
  session,
  teamIds: ['team'],
  today: '2026-03-31',
};

test('the filters live in the address and come back from it', () => {
  const filters = {
    search: 'joão',
    status: 'LOST',
    period: { name: 'este-ano', own: { start: null, end: null } },
    pageSize: 25,
  } as const;
  const query = writeFilters(new URLSearchParams('item=7'), filters);
  expect(query.get('item')).toBe('7');
  expect(readFilters(new URLSearchParams(query.toString()))).toEqual(filters);
  expect(writeFilters(query, noFilters).toString()).toBe('item=7');
});

test('[shell-016] a page size that is not offered is ignored', () => {
  expect(readFilters(new URLSearchParams('porPagina=7&situacao=x')).pageSize).toBe(10);
  expect(readFilters(new URLSearchParams('porPagina=50')).pageSize).toBe(50);
});

test('[boards-108] the call carries status, scope, text, filter1 and type', () => {
  expect(finishedBody(asked)).toEqual({
    fetchType: 'MANAGER',
    fetchId: session.managerId,
    type: 'SALES',
    status: 'ALL',
    searchValue: '',
    filter1Active: false,
    pageSize: 10,
  });
  const filters = {
    ...noFilters,
    search: ' ana ',
    period: { ...noFilters.period, name: 'este-mes' as const },
  };
  expect(finishedBody({ ...asked, fetchId: 'team', filters })).toMatchObject({
    fetchType: 'TEAM',
    searchValue: 'ana',
    filter1Active: true,
    filter1Value: { start: '2026-03-01', end: '2026-03-31' },
  });
});

test('[boards-095] accounts that are not ENTERPRISE always ask for the own items', () => {
  const crm = testSession({ signupPlan: 'CRM' });
  expect(finishedBody({ ...asked, session: crm })).toMatchObject({ fetchType: 'USER', fetchId: crm.userId });
});

test('the page size filters nothing; another viewer closes the panel', () => {
  expect(hasFilters({ ...noFilters, pageSize: 50 })).toBe(false);
  expect(hasFilters({ ...noFilters, status: 'LOST' })).toBe(true);
  expect(viewedBy(new URLSearchParams('busca=a&item=7'), 'u2').toString()).toBe('busca=a&de=u2');
});
