import { PageHeader } from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { useParams } from 'react-router-dom';
import { NoKitsNotice } from '../NoKitsNotice';
import { useKitRights } from '../use-kits';
import { RegisteredKitList } from './KitList';

/** Page `/kits/lista/:uid`: the kits of a user, a team or the company. */
export default function KitsPage() {
  const { uid } = useParams();
  const rights = useKitRights();
  if (!uid) return null;
  if (rights?.sees) return <RegisteredKitList key={uid} fetchId={uid} rights={rights} />;
  return (
    <ListFrame>
      <PageHeader title="Kits" />
      {rights ? <NoKitsNotice /> : <LoadingList label="Carregando os kits" />}
    </ListFrame>
  );
}
