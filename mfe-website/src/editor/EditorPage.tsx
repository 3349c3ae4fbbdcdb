import { ErrorState } from '@girassol/shared-ui';
import { useWebsite } from '../data/use-website';
import { SiteFrame } from '../frame/SiteFrame';
import { SkeletonPart } from '../frame/WaitingPart';
import { StartScreen } from '../start/StartScreen';
import { SiteEditor } from './SiteEditor';

/** Page `/editar-website/:uid`, on which a site is created and edited (website-002). */
export default function EditorPage() {
  const { data, error, isError, refetch, isFetchedAfterMount } = useWebsite();
  if (data?.website && isFetchedAfterMount)
    return <SiteEditor website={data.website} mayPublish={data.mayPublish} />;
  return (
    <SiteFrame title="Website">
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!isError && !isFetchedAfterMount && <SkeletonPart height={420} />}
      {isFetchedAfterMount && data?.website === null && <StartScreen mayPublish={data.mayPublish} />}
    </SiteFrame>
  );
}
