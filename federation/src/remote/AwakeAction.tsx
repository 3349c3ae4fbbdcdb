import { contributionComponent } from './contribution-component';
import type { SlotContext } from './slot-contexts';

interface AwakeActionProps {
  remote: string;
  module: string;
  title: string;
  context: SlotContext<'list.action/v1'>;
}

/** An action of a list whose button was pressed. */
export default function AwakeAction({ context, ...source }: AwakeActionProps) {
  const Action = contributionComponent('list.action/v1', source);
  return <Action {...context} />;
}
