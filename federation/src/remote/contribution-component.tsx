import { type ComponentType, createElement, Suspense, useSyncExternalStore } from 'react';
import type { SlotName } from '../registry/manifest';
import { GuardedPart } from './GuardedPart';
import { lazyScreen } from './lazy-screen';
import { getPlatformHandle } from './platform-handle';
import type { SlotContext } from './slot-contexts';

type Contribution<Name extends SlotName> = ComponentType<SlotContext<Name>>;

/** Components by exposed module, one each, so that React keeps their state when the list is read again. */
const components: { [Name in SlotName]: Map<string, Contribution<Name>> } = {
  'home.card/v1': new Map(),
  'home.tab/v1': new Map(),
  'board-item.tab/v1': new Map(),
  'customer.tab/v1': new Map(),
  'settings.section/v1': new Map(),
  'search.source/v1': new Map(),
  'agenda.source/v1': new Map(),
  'list.action/v1': new Map(),
  'operator-account.section/v1': new Map(),
  'operator-home.card/v1': new Map(),
  'page.corner/v1': new Map(),
  'login.help/v1': new Map(),
};

interface Source {
  remote: string;
  /** Exposed module: `./proposals-tab`. */
  module: string;
  title: string;
}

/** Returns the component of a contribution to a slot, inside its own error boundary and Suspense. */
export function getContributionComponent<Name extends SlotName>(
  slot: Name,
  source: Source,
): Contribution<Name> {
  const key = `${source.remote}/${source.module}`;
  const found = components[slot].get(key);
  if (found) return found;
  const made = makeComponent<Name>(source);
  components[slot].set(key, made);
  return made;
}

function makeComponent<Name extends SlotName>({ remote, module, title }: Source): Contribution<Name> {
  const waiting = <div role="status" aria-label={`Carregando ${title}`} data-slot-loading="" />;
  const makeScreen = () =>
    lazyScreen<SlotContext<Name>>(
      async () => ({
        default: getDefaultComponent<Name>(
          await getPlatformHandle().loadModule(remote, module),
          remote,
          module,
        ),
      }),
      waiting,
    );
  const subscribe = (listener: () => void) => getPlatformHandle().onStatusChange(listener);
  const editionNow = () => getPlatformHandle().exchangesOf?.(remote) ?? 0;
  let edition = editionNow();
  let Screen = makeScreen();

  return function SlotContributionView(context) {
    const current = useSyncExternalStore(subscribe, editionNow);
    if (current !== edition) {
      edition = current;
      Screen = makeScreen();
    }
    return (
      <GuardedPart key={edition} remote={remote} part={module} title={title}>
        <Suspense fallback={waiting}>{createElement(Screen, context)}</Suspense>
      </GuardedPart>
    );
  };
}

/** Returns the default export of an exposed module. Throws GF-205 when the export is not a component. */
function getDefaultComponent<Name extends SlotName>(
  loaded: unknown,
  remote: string,
  module: string,
): Contribution<Name> {
  if (typeof loaded === 'object' && loaded !== null && 'default' in loaded) {
    const { default: exported } = loaded;
    if (isComponent<Name>(exported)) return exported;
  }
  throw new Error(`GF-205 ${remote} ${module} has no component as its default export`);
}

function isComponent<Name extends SlotName>(value: unknown): value is Contribution<Name> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
