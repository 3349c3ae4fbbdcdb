import { toBlockerSafeApiUrl, toCanonicalApiUrl } from './alternative-url';

const USUAL = '/api/analytics/gen-sales/MANAGER/1?x=2';
const SECOND = '/api/home/figures/gen-sales/MANAGER/1?x=2';

test('figures of the home page are answered at a second address that no blocker knows', () => {
  expect(toBlockerSafeApiUrl(USUAL)).toBe(SECOND);
  expect(toCanonicalApiUrl(SECOND)).toBe(USUAL);
  expect(SECOND).not.toContain('analytics');
});

test('other calls have one address', () => {
  expect(toBlockerSafeApiUrl('/api/customers/single/1')).toBeNull();
  for (const url of ['/api/home/carousel', '/api/analytics', '/inicio', USUAL])
    expect(toCanonicalApiUrl(url)).toBe(url);
});
