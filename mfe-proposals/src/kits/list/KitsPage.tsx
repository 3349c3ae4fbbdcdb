import { PageHeader } from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { useParams } from 'react-router-dom';
import { NoKits } from '../NoKits';
import { useKitRights } from '../use-kits';
import { KitList } from './KitList';

/** `/kits/lista/:uid` */
export default function KitsPage() {
  const { uid } = useParams();
  const rights = useKitRights();
  if (!uid) return null;
  if (rights?.sees) return <KitList key={uid} fetchId={uid} rights={rights} />;
  return (
    <ListFrame>
      <PageHeader title="Kits" />
      {rights ? <NoKits /> : <LoadingList label="Carregando os kits" />}
    </ListFrame>
  );
}
