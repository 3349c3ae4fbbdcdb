import type { ExportSource } from '@girassol/api-platform/exports';
import type { ExportRequest } from '@girassol/shared-domain/contract';
import { boardItemsSource } from './board';
import { createCatalogueSource } from './catalogue';
import { customersSource } from './customers';
import { boardDataSource } from './data';
import { finishedItemsSource } from './finished';
import { historiesSource } from './histories';
import { importErrorsSource } from './import-errors';
import { importHistorySource } from './import-history';
import { kitsSource } from './kits';
import { proposalsSource } from './proposals';

type AnySource = ExportSource<ExportRequest['filters']>;
/** Written as methods, sources of some filters and sights may stand for those of any. */
type Sources = { [W in ExportRequest as W['kind']]: ExportSource<W['filters']> };

const sources: Sources = {
  customers: customersSource,
  board: boardItemsSource,
  finished: finishedItemsSource,
  data: boardDataSource,
  proposals: proposalsSource,
  kits: kitsSource,
  modules: createCatalogueSource('modules'),
  inverters: createCatalogueSource('inverters'),
  equipaments: createCatalogueSource('equipaments'),
  histories: historiesSource,
  'import-history': importHistorySource,
  'import-errors': importErrorsSource,
};

/**
 * Returns the source of the rows of an export by the kind of the request. The caller passes a source only
 * filters of its own kind and the access that the source itself computed.
 */
export const getExportSource = ({ kind }: ExportRequest): AnySource => sources[kind];
