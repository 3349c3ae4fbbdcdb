import { useConditionFacts, usePermissions, useSession } from '@girassol/shared-auth';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { lazyScreen } from './lazy-screen';
import { getPlatformHandle } from './platform-handle';
import type { DisplayedList, SlotContext } from './slot-contexts';
import { listSlotContributions, type RemoteSlotContribution } from './slot-offers';

/**
 * Action after its first press; its error boundary is fetched with the first press, so that the list does not wait for
 * it.
 */
const PressedAction = lazyScreen(() => import(/* webpackChunkName: "list-action" */ './PressedListAction'));

/**
 * Props of the button of a list action before it is pressed, as `RestingButton` of `shared-ui` takes them.
 */
export interface ListActionButtonProps {
  label: string;
  icon?: string;
  /** True while the action loads after a press. */
  isBusy: boolean;
  /** Called when the pointer or the focus is near, so that the action can be fetched. */
  onNear(): void;
  onPress(): void;
}

/** Props of the buttons of list actions: the list, and the component that draws a button. */
export interface ListActionsProps extends DisplayedList {
  /** Draws a button: `LazyMenuButton` of `shared-ui`. */
  resting: ComponentType<ListActionButtonProps>;
}

/**
 * Buttons of the actions that areas offer on a list with its current filters, for the head of its page. The code of an
 * action is fetched when its button is pressed.
 * @example <ListActionButtons resting={LazyMenuButton} list={{ kind: 'kits', filters: { searchValue: 'Deye' } }} total={12} />
 */
export function ListActionButtons({ resting, ...shown }: ListActionsProps): ReactNode {
  const session = useSession();
  const permissions = usePermissions();
  const facts = useConditionFacts(shown.boardKind);
  const { kind } = shown.list;
  const { remotes } = getPlatformHandle().registry();
  const actions = useMemo(
    () => (facts ? listSlotContributions('list.action/v1', { ...facts, list: kind }, remotes) : []),
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
  action: RemoteSlotContribution;
  resting: ComponentType<ListActionButtonProps>;
  context: SlotContext<'list.action/v1'>;
}

function ListAction({ action, resting: Resting, context }: ListActionProps) {
  const [state, setState] = useState<'resting' | 'busy' | 'awake'>('resting');
  const { title, icon, module } = action.contribution;
  const remote = action.remote.name;
  if (state === 'awake')
    return <PressedAction remote={remote} module={module} title={title} context={context} />;

  const load = () => {
    PressedAction.preload();
    return getPlatformHandle().loadModule(remote, module);
  };
  function wake() {
    setState('busy');
    // A module that failed to load shows its error in this position.
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
