import { useRemoteStatus } from '@girassol/federation/host';
import { styled } from 'styled-components';
import { usePage } from '../start/page-context';
import { AreaFailed } from './AreaFailed';
import { AreaLoading } from './AreaLoading';

/**
 * Where an area is drawn, and what shows while it is not. The area's own element stays in the page whatever happens:
 * the platform draws into it, React does not.
 */
export function AreaOutlet({ remote }: { remote: string }) {
  const status = useRemoteStatus(remote);
  const title = usePage().registry.remotes.find(({ name }) => name === remote)?.title ?? remote;
  return (
    <>
      {(status.state === 'loading' || status.state === 'idle') && <AreaLoading title={title} />}
      {status.state === 'failed' && <AreaFailed remote={remote} title={title} failure={status.failure} />}
      <Element id={`app-${remote}`} hidden={status.state !== 'mounted'} />
    </>
  );
}

const Element = styled.div`
  height: 100%;
  &[hidden] { display: none; }
`;
