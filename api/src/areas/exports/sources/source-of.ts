import type { ExportWish } from '@girassol/shared-domain/contract';
import { boardSource } from './board';
import { catalogueSource } from './catalogue';
import { customersSource } from './customers';
import { dataSource } from './data';
import { finishedSource } from './finished';
import { historiesSource } from './histories';
import { importErrorsSource } from './import-errors';
import { importHistorySource } from './import-history';
import { kitsSource } from './kits';
import { proposalsSource } from './proposals';
import type { ExportSource } from './source';

type AnySource = ExportSource<ExportWish['filters']>;
/** Written as methods, sources of some filters and sights may stand for those of any. */
type Sources = { [W in ExportWish as W['kind']]: ExportSource<W['filters']> };

const sources: Sources = {
  customers: customersSource,
  board: boardSource,
  finished: finishedSource,
  data: dataSource,
  proposals: proposalsSource,
  kits: kitsSource,
  modules: catalogueSource('modules'),
  inverters: catalogueSource('inverters'),
  equipaments: catalogueSource('equipaments'),
  histories: historiesSource,
  'import-history': importHistorySource,
  'import-errors': importErrorsSource,
};

/** Where the rows of a kind come from. A source is given the filters of its own kind, and what it saw itself. */
export const sourceOf = ({ kind }: ExportWish): AnySource => sources[kind];
