import type { CatalogueKind } from '@girassol/shared-domain';
import { PageHeader } from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { capitalizeLabel, catalogueDefinitions } from '../catalogue-table';
import { NoCatalogueNotice } from '../NoCatalogueNotice';
import { useCatalogueRights } from '../use-catalogue';
import { CatalogueList } from './CatalogueList';

/**
 * Page of a catalogue, for example `/modulos/lista`. A person without a catalogue sees the reason, and the
 * page makes no request.
 */
export default function CataloguePage({ kind }: { kind: CatalogueKind }) {
  const rights = useCatalogueRights();
  if (rights?.sees) return <CatalogueList kind={kind} keeps={rights.keeps} />;
  const { many } = catalogueDefinitions[kind];
  return (
    <ListFrame>
      <PageHeader title={capitalizeLabel(many)} />
      {rights ? <NoCatalogueNotice /> : <LoadingList label={`Carregando os ${many}`} />}
    </ListFrame>
  );
}
