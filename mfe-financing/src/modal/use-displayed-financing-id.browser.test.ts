import { act, renderHook } from '@testing-library/react';
import { CLOSE_ANIMATION_MS, useDisplayedFinancingId } from './use-displayed-financing-id';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[financing-024] what was shown stays while the panel closes, and is forgotten 350 ms later', () => {
  expect(CLOSE_ANIMATION_MS).toBe(350);
  const { result, rerender } = renderHook(({ fid }) => useDisplayedFinancingId(fid), {
    initialProps: { fid: 'a' as string | null },
  });
  rerender({ fid: null });
  act(() => jest.advanceTimersByTime(349));
  expect(result.current).toBe('a');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBeNull();
});

test('one that is opened while another closes stays', () => {
  const { result, rerender } = renderHook(({ fid }) => useDisplayedFinancingId(fid), {
    initialProps: { fid: 'a' as string | null },
  });
  rerender({ fid: null });
  rerender({ fid: 'b' });
  act(() => jest.advanceTimersByTime(1_000));
  expect(result.current).toBe('b');
});
