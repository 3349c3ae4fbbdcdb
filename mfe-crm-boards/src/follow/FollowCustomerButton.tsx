import { Button } from '@girassol/shared-ui';
import { useFollow } from './use-follow';

/** Button by which the person follows a customer, or follows it no more. */
export function FollowCustomerButton({ customerId }: { customerId: string }) {
  const follow = useFollow({ subject: 'CUSTOMER', subjectId: customerId });
  if (!follow) return null;
  return (
    <Button icon={follow.isFollowing ? 'eye-off' : 'eye'} onClick={() => void follow.change()}>
      {follow.isFollowing ? 'Deixar de seguir' : 'Seguir'}
    </Button>
  );
}
