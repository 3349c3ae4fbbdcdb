import { ApiProvider } from '@girassol/shared-auth';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { lazyScreen } from './lazy-screen';
import { getPlatformHandle } from './platform-handle';
import type { SlotContext } from './slot-contexts';
import { listPublicSlotContributions, type RemoteSlotContribution } from './slot-offers';

/** Help after its button was pressed; fetched then, so that the login page does not wait for it. */
const PressedHelp = lazyScreen(() => import(/* webpackChunkName: "login-help" */ './PressedLoginHelp'));

/** Props of the button of the help before it is pressed. */
export interface LoginHelpButtonProps {
  label: string;
  icon?: string;
  /** True while the help loads after a press. */
  isBusy: boolean;
  /** True after the help was closed: the button takes the focus back. */
  takesFocus: boolean;
  onPress(): void;
}

/** Props of the help for visitors who cannot sign in. */
export interface LoginHelpProps {
  form: SlotContext<'login.help/v1'>['form'];
  /** Component that draws the button. */
  resting: ComponentType<LoginHelpButtonProps>;
  /** True where the visitor had it open on an earlier page. */
  startsOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Buttons of the help that areas offer to visitors who cannot sign in. The code of an area is fetched when its button is
 * pressed.
 * @example <LoginHelp form="corner" resting={HelpButton} />
 */
export function LoginHelp(props: LoginHelpProps): ReactNode {
  const { remotes } = getPlatformHandle().registry();
  const offers = useMemo(() => listPublicSlotContributions('login.help/v1', remotes), [remotes]);
  if (offers.length === 0) return null;
  return (
    <ApiProvider>
      {offers.map((offer) => (
        <Help key={`${offer.remote.name}/${offer.contribution.id}`} offer={offer} {...props} />
      ))}
    </ApiProvider>
  );
}

interface HelpProps extends LoginHelpProps {
  offer: RemoteSlotContribution;
}

function Help({ offer, form, resting: Resting, startsOpen = false, onOpenChange }: HelpProps) {
  const [state, setState] = useState<'resting' | 'busy' | 'awake'>(startsOpen ? 'busy' : 'resting');
  const [isClosed, setIsClosed] = useState(false);
  const { title, icon, module } = offer.contribution;
  const remote = offer.remote.name;
  const isBusy = state === 'busy';

  useEffect(() => {
    if (!isBusy) return;
    let isHere = true;
    // A module that failed to load shows its error in this position.
    const draw = () => isHere && setState('awake');
    PressedHelp.preload();
    void getPlatformHandle().loadModule(remote, module).then(draw, draw);
    return () => {
      isHere = false;
    };
  }, [isBusy, remote, module]);

  if (state === 'awake') {
    const onClose = () => {
      setState('resting');
      setIsClosed(true);
      onOpenChange?.(false);
    };
    return <PressedHelp remote={remote} module={module} title={title} context={{ form, onClose }} />;
  }
  return (
    <Resting
      label={title}
      {...(icon !== undefined && { icon })}
      isBusy={isBusy}
      takesFocus={isClosed}
      onPress={() => {
        setState('busy');
        onOpenChange?.(true);
      }}
    />
  );
}
