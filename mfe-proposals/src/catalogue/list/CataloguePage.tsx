import type { CatalogueKind } from '@girassol/shared-domain';
import { PageHeader } from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { catalogueTable, titleOf } from '../catalogue-table';
import { NoCatalogue } from '../NoCatalogue';
import { useCatalogueRights } from '../use-catalogue';
import { CatalogueList } from './CatalogueList';

/** `/modulos/lista` and its sisters. Whoever has no catalogue gets a reason, and nothing is asked of the server. */
export default function CataloguePage({ kind }: { kind: CatalogueKind }) {
  const rights = useCatalogueRights();
  if (rights?.sees) return <CatalogueList kind={kind} keeps={rights.keeps} />;
  const { many } = catalogueTable[kind];
  return (
    <ListFrame>
      <PageHeader title={titleOf(many)} />
      {rights ? <NoCatalogue /> : <LoadingList label={`Carregando os ${many}`} />}
    </ListFrame>
  );
}
