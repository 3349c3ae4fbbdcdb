import { LoginHelp, type LoginHelpButtonProps } from '@girassol/federation/remote';
import { useSession } from '@girassol/shared-auth';
import { Button, isIconName } from '@girassol/shared-ui';
import { useEffect, useRef } from 'react';
import { readStoredValue, writeStoredValue } from '../page/browser-storage';

/** Whether a visitor left the help of the login page open: '1', or ''. */
const OPEN_KEY = 'girassol.login-help';

/**
 * Offers the help of areas to visitors who cannot sign in (shell.recovery-001). In the corner of `/login` it stays open over
 * a reload.
 */
export default function LoginHelpOffer({ form }: { form: 'corner' | 'page' }) {
  const session = useSession();
  if (session) return null;
  if (form === 'page') return <LoginHelp form="page" resting={HelpButton} />;
  return (
    <LoginHelp
      form="corner"
      resting={HelpButton}
      startsOpen={readStoredValue(OPEN_KEY) === '1'}
      onOpenChange={(isOpen) => writeStoredValue(OPEN_KEY, isOpen ? '1' : '')}
    />
  );
}

function HelpButton({ label, icon = '', isBusy, takesFocus, onPress }: LoginHelpButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <Button
      ref={button}
      icon={isIconName(icon) ? icon : 'life-buoy'}
      isPending={isBusy}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
