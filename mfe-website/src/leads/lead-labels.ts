import type { SiteLead } from '@girassol/shared-domain/contract';
import { trafficSourceLabels } from '../figures/figure-labels';

/** Returns the source of a contact, for example `Busca`, or the seller whose link was used. */
export const getLeadSourceLabel = ({ source, seller }: Pick<SiteLead, 'source' | 'seller'>): string =>
  seller ? `Link de ${seller.name}` : trafficSourceLabels[source];
