import { useRemoteStatus } from '@girassol/federation/host';
import { styled } from 'styled-components';
import { usePlace } from '../navigation/places-context';
import { usePage } from '../page/page-context';
import { AreaBlank } from './AreaBlank';
import { AreaFailed } from './AreaFailed';
import { AreaLoading } from './AreaLoading';
import { useIsBlank } from './use-is-blank';

/**
 * Where an area is drawn, and what shows while it is not. The area's own element stays in the page whatever happens:
 * the platform draws into it, React does not.
 */
export function AreaOutlet({ remote }: { remote: string }) {
  const status = useRemoteStatus(remote);
  const { path } = usePlace();
  const isBlank = useIsBlank(remote, status.state === 'mounted', path);
  const title = usePage().registry.remotes.find(({ name }) => name === remote)?.title ?? remote;
  return (
    <>
      {(status.state === 'loading' || status.state === 'idle') && <AreaLoading title={title} />}
      {status.state === 'failed' && <AreaFailed remote={remote} title={title} failure={status.failure} />}
      {isBlank && <AreaBlank remote={remote} path={path} />}
      <Element id={`app-${remote}`} hidden={status.state !== 'mounted' || isBlank} />
    </>
  );
}

const Element = styled.div`
  height: 100%;
  &[hidden] { display: none; }
`;
