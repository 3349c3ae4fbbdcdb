import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { getPlatformHandle } from './platform-handle';

type Outcome<Props> = { Screen: ComponentType<Props> } | { error: unknown } | null;

/**
 * Creates a lazy component for a screen, as `React.lazy` with two differences. A module that failed to load
 * is fetched again when the area is retried. And the component shows as soon as its module has arrived, while React
 * keeps a Suspense fallback for at least 0.3 s.
 * @param waiting Drawn until the screen is there; nothing when left out.
 *
 * @example const DataPage = lazyScreen(() => import('./data/BoardDataPage'), <LoadingPage />);
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode | ((props: Props) => ReactNode) = null,
): ComponentType<Props> & { preload(): void } {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;

  function request(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      ({ default: Screen }) => {
        loaded = Screen;
        return Screen;
      },
      (error) => {
        const { beforeRetry } = getPlatformHandle();
        const forget = () => {
          loading = undefined;
          beforeRetry.delete(forget);
        };
        beforeRetry.add(forget);
        throw error;
      },
    );
    return loading;
  }

  const preload = () => void request().catch(() => undefined);

  function LazyScreen(props: Props) {
    const [outcome, setOutcome] = useState<Outcome<Props>>(() => {
      preload();
      return loaded ? { Screen: loaded } : null;
    });
    useEffect(() => {
      if (outcome) return;
      let isDrawn = true;
      const tell = (next: Outcome<Props>) => {
        if (isDrawn) setOutcome(next);
      };
      request().then(
        (Screen) => tell({ Screen }),
        (error) => tell({ error }),
      );
      return () => {
        isDrawn = false;
      };
    }, [outcome]);

    if (!outcome) return typeof waiting === 'function' ? waiting(props) : waiting;
    if ('error' in outcome) throw outcome.error;
    return <outcome.Screen {...props} />;
  }

  return Object.assign(LazyScreen, { preload });
}
