import { useFacts, usePermissions, useSession } from '@girassol/shared-auth';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { lazyScreen } from './lazy-screen';
import { type Offered, offeredTo } from './offered';
import { platform } from './platform-handle';
import type { ListShown, SlotContext } from './slot-contexts';

/** What guards an action comes with the first that is pressed, so that a list does not wait for it. */
const AwakeAction = lazyScreen(() => import(/* webpackChunkName: "list-action" */ './AwakeAction'));

/** The button of an action that nobody has pressed yet: `RestingButton` of `shared-ui`. */
export interface RestingAction {
  label: string;
  icon?: string;
  /** It was pressed, and what it does is on its way. */
  isBusy: boolean;
  /** It may be pressed soon. */
  onNear(): void;
  onPress(): void;
}

export interface ListActionsProps extends ListShown {
  /** Draws a button: `RestingButton` of `shared-ui`. */
  resting: ComponentType<RestingAction>;
}

/**
 * What areas offer to do with a list as it is filtered, for the head of its page. Their code comes when a button is pressed.
 * @example <ListActions resting={RestingButton} list={{ kind: 'kits', filters: { searchValue: 'Deye' } }} total={12} />
 */
export function ListActions({ resting, ...shown }: ListActionsProps): ReactNode {
  const session = useSession();
  const permissions = usePermissions();
  const facts = useFacts(shown.boardKind);
  const { kind } = shown.list;
  const { remotes } = platform().registry();
  const actions = useMemo(
    () => (facts ? offeredTo('list.action/v1', { ...facts, list: kind }, remotes) : []),
    [facts, kind, remotes],
  );
  if (!session) return null;
  return actions.map((action) => (
    <ListAction
      key={`${action.remote.name}/${action.contribution.id}`}
      action={action}
      resting={resting}
      context={{ session, permissions, ...shown }}
    />
  ));
}

interface ListActionProps {
  action: Offered;
  resting: ComponentType<RestingAction>;
  context: SlotContext<'list.action/v1'>;
}

function ListAction({ action, resting: Resting, context }: ListActionProps) {
  const [state, setState] = useState<'resting' | 'busy' | 'awake'>('resting');
  const { title, icon, module } = action.contribution;
  const remote = action.remote.name;
  if (state === 'awake')
    return <AwakeAction remote={remote} module={module} title={title} context={context} />;

  const load = () => {
    AwakeAction.preload();
    return platform().loadModule(remote, module);
  };
  function wake() {
    setState('busy');
    // What could not be fetched says so in its place.
    const draw = () => setState('awake');
    void load().then(draw, draw);
  }
  return (
    <Resting
      label={title}
      {...(icon !== undefined && { icon })}
      isBusy={state === 'busy'}
      onNear={() => void load().catch(() => undefined)}
      onPress={wake}
    />
  );
}
