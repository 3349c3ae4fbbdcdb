import { openPageInNewTab } from './open-page-in-new-tab';

afterEach(() => jest.restoreAllMocks());

test('a document opens in a tab of its own, and the product stays', () => {
  const tab = { opener: window };
  const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window); // all that is used of it
  expect(openPageInNewTab('/proposta/final/AB12C')).toBe(true);
  expect(open).toHaveBeenCalledWith('/proposta/final/AB12C', '_blank');
  expect(tab.opener).toBeNull();
});

test('a browser that opens no tab is told apart', () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  expect(openPageInNewTab('/proposta/final/AB12C')).toBe(false);
});
