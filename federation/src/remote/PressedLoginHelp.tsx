import { getContributionComponent } from './contribution-component';
import type { SlotContext } from './slot-contexts';

interface PressedHelpProps {
  remote: string;
  module: string;
  title: string;
  context: SlotContext<'login.help/v1'>;
}

/** Loads and renders the help that an area offers on the login page, after its button was pressed. */
export default function PressedLoginHelp({ context, ...source }: PressedHelpProps) {
  const Help = getContributionComponent('login.help/v1', source);
  return <Help {...context} />;
}
