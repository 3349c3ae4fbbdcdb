import { type ComponentType, use } from 'react';
import { platform } from './platform-handle';

type Loaded<Props> = Promise<ComponentType<Props>>;

/**
 * `React.lazy` for the screens of a remote, with one difference: a screen that could not be fetched is asked for
 * again when the area is retried. `React.lazy` remembers the failure for ever.
 *
 * @example const BoardPage = lazyScreen(() => import('./board/BoardPage'));
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> & { preload(): void } {
  let loading: Loaded<Props> | undefined;

  function request(): Loaded<Props> {
    loading ??= load().then(
      (loaded) => loaded.default,
      (error) => {
        const { beforeRetry } = platform();
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

  function LazyScreen(props: Props) {
    const Screen = use(request());
    return <Screen {...props} />;
  }

  return Object.assign(LazyScreen, { preload: () => void request().catch(() => undefined) });
}
