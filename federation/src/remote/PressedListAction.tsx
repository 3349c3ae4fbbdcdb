import { getContributionComponent } from './contribution-component';
import type { SlotContext } from './slot-contexts';

interface PressedActionProps {
  remote: string;
  module: string;
  title: string;
  context: SlotContext<'list.action/v1'>;
}

/** Loads and renders the action that an area contributes to a list, after the action's button was pressed. */
export default function PressedListAction({ context, ...source }: PressedActionProps) {
  const Action = getContributionComponent('list.action/v1', source);
  return <Action {...context} />;
}
