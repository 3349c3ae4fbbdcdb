import type { SiteLead } from '@girassol/shared-domain/contract';
import { sourceLabels } from '../figures/figure-words';

/** `Busca`, or whose link it was. */
export const cameFrom = ({ source, seller }: Pick<SiteLead, 'source' | 'seller'>): string =>
  seller ? `Link de ${seller.name}` : sourceLabels[source];
