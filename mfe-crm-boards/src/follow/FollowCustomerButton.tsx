import { Button, IconButton } from '@girassol/shared-ui';
import { useFollow } from './use-follow';

interface FollowCustomerButtonProps {
  customerId: string;
  /** Draws the icon alone. */
  isCompact?: boolean;
}

/** Button by which the person follows a customer, or follows it no more. */
export function FollowCustomerButton({ customerId, isCompact = false }: FollowCustomerButtonProps) {
  const follow = useFollow({ subject: 'CUSTOMER', subjectId: customerId });
  if (!follow) return null;
  const label = follow.isFollowing ? 'Deixar de seguir' : 'Seguir';
  const icon = follow.isFollowing ? 'eye-off' : 'eye';
  const onClick = () => void follow.change();
  if (isCompact) return <IconButton variant="secondary" icon={icon} label={label} onClick={onClick} />;
  return (
    <Button icon={icon} onClick={onClick}>
      {label}
    </Button>
  );
}
