import { buildTestSession } from '@girassol/shared-auth/testing';
import {
  buildFinishedItemsBody,
  hasFinishedItemFilters,
  noFinishedItemFilters,
  parseFinishedItemFilters,
  toFinishedItemSearchParams,
  toViewedOwnerSearchParams,
} from './finished-item-filters';

const session = buildTestSession();
const asked = {
  kind: 'SALES' as const,
  fetchId: session.managerId,
  filters: noFinishedItemFilters,
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
  const query = toFinishedItemSearchParams(new URLSearchParams('item=7'), filters);
  expect(query.get('item')).toBe('7');
  expect(parseFinishedItemFilters(new URLSearchParams(query.toString()))).toEqual(filters);
  expect(toFinishedItemSearchParams(query, noFinishedItemFilters).toString()).toBe('item=7');
});

test('[shell-016] a page size that is not offered is ignored', () => {
  expect(parseFinishedItemFilters(new URLSearchParams('porPagina=7&situacao=x')).pageSize).toBe(10);
  expect(parseFinishedItemFilters(new URLSearchParams('porPagina=50')).pageSize).toBe(50);
});

test('[boards-108] the call carries status, scope, text, filter1 and type', () => {
  expect(buildFinishedItemsBody(asked)).toEqual({
    fetchType: 'MANAGER',
    fetchId: session.managerId,
    type: 'SALES',
    status: 'ALL',
    searchValue: '',
    filter1Active: false,
    pageSize: 10,
  });
  const filters = {
    ...noFinishedItemFilters,
    search: ' ana ',
    period: { ...noFinishedItemFilters.period, name: 'este-mes' as const },
  };
  expect(buildFinishedItemsBody({ ...asked, fetchId: 'team', filters })).toMatchObject({
    fetchType: 'TEAM',
    searchValue: 'ana',
    filter1Active: true,
    filter1Value: { start: '2026-03-01', end: '2026-03-31' },
  });
});

test('[boards-095] accounts that are not ENTERPRISE always ask for the own items', () => {
  const crm = buildTestSession({ signupPlan: 'CRM' });
  expect(buildFinishedItemsBody({ ...asked, session: crm })).toMatchObject({
    fetchType: 'USER',
    fetchId: crm.userId,
  });
});

test('the page size filters nothing; another viewer closes the panel', () => {
  expect(hasFinishedItemFilters({ ...noFinishedItemFilters, pageSize: 50 })).toBe(false);
  expect(hasFinishedItemFilters({ ...noFinishedItemFilters, status: 'LOST' })).toBe(true);
  expect(toViewedOwnerSearchParams(new URLSearchParams('busca=a&item=7'), 'u2').toString()).toBe(
    'busca=a&de=u2',
  );
});
