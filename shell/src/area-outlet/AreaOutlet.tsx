import { useRemoteStatus } from '@girassol/federation/host';
import { styled } from 'styled-components';
import { useVisitorLocation } from '../navigation/navigation-context';
import { usePageData } from '../page/page-context';
import { AreaBlankPage } from './AreaBlankPage';
import { AreaFailedPage } from './AreaFailedPage';
import { AreaLoadingPage } from './AreaLoadingPage';
import { useIsAreaBlank } from './use-is-area-blank';

/**
 * Element into which the platform mounts an area, with loading, failure and blank states around it. React
 * keeps the element in the page at all times and renders nothing into it.
 */
export function AreaOutlet({ remote }: { remote: string }) {
  const status = useRemoteStatus(remote);
  const { path } = useVisitorLocation();
  const isBlank = useIsAreaBlank(remote, status.state === 'mounted', path);
  const title = usePageData().registry.remotes.find(({ name }) => name === remote)?.title ?? remote;
  return (
    <>
      {(status.state === 'loading' || status.state === 'idle') && <AreaLoadingPage title={title} />}
      {status.state === 'failed' && <AreaFailedPage remote={remote} title={title} failure={status.failure} />}
      {isBlank && <AreaBlankPage remote={remote} path={path} />}
      <Element id={`app-${remote}`} hidden={status.state !== 'mounted' || isBlank} />
    </>
  );
}

const Element = styled.div`
  height: 100%;
  &[hidden] { display: none; }
`;
