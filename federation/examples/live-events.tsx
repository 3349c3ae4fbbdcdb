import {
  onAccountEvent,
  tabId,
  useApiQuery,
  useConnectionStatus,
  useRefreshOnEvent,
} from '@girassol/shared-auth';
import { toAnalyticsScope } from '@girassol/shared-domain';
import { announce, Text } from '@girassol/shared-ui';
import { useEffect } from 'react';

/** Example of a figure that reloads when other users change it, and announces the change. */
export function LiveTotals({ managerId }: { managerId: string }) {
  const { data } = useApiQuery('GET /analytics/customers-and-proposals-totals/:scope/:id', {
    params: toAnalyticsScope({ type: 'MANAGER', id: managerId }),
  });
  useRefreshOnEvent(
    'GET /analytics/customers-and-proposals-totals/:scope/:id',
    ({ kind }) => kind === 'customers-changed',
  );
  const isOnline = useConnectionStatus() === 'ONLINE';

  useEffect(
    () =>
      onAccountEvent((event) => {
        // An event caused by this tab comes back to it as an echo.
        if (event.kind === 'customers-changed' && event.by !== tabId) announce('Os clientes mudaram');
      }),
    [],
  );

  return <Text tone={isOnline ? 'ink' : 'faint'}>{data?.totalCustomers ?? '–'} clientes</Text>;
}
