import { clientId, onAccountEvent, useApiQuery, useConnection, useRefresh } from '@girassol/shared-auth';
import { analyticsScope } from '@girassol/shared-domain';
import { announce, Text } from '@girassol/shared-ui';
import { useEffect } from 'react';

/** A figure that others change: it is read again when they do, and says so where it matters. */
export function LiveTotals({ managerId }: { managerId: string }) {
  const { data } = useApiQuery('GET /analytics/customers-and-proposals-totals/:scope/:id', {
    params: analyticsScope({ type: 'MANAGER', id: managerId }),
  });
  useRefresh(
    'GET /analytics/customers-and-proposals-totals/:scope/:id',
    ({ kind }) => kind === 'customers-changed',
  );
  const isOnline = useConnection() === 'ONLINE';

  useEffect(
    () =>
      onAccountEvent((event) => {
        // What this tab did itself comes back as an echo.
        if (event.kind === 'customers-changed' && event.by !== clientId) announce('Os clientes mudaram');
      }),
    [],
  );

  return <Text tone={isOnline ? 'ink' : 'faint'}>{data?.totalCustomers ?? '–'} clientes</Text>;
}
