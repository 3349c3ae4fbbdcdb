import { useApiQuery } from '@girassol/shared-auth';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { OTHER_DISTRIBUTOR } from '@girassol/shared-domain/solar';
import { useFormikContext } from 'formik';
import { useProposalRights } from '../../proposals/proposal-rights';
import { getDistributorName } from './consumption-request';
import type { ConsumptionValues } from './consumption-values';

const LAST = 'POST /proposals/last-charges';

/**
 * Loads the charges that the account has last used for the distributor and tariff group of the form; null if
 * the account has used none.
 */
export function useLastCharges(): ResponseBody<typeof LAST>['charges'] {
  const { values, touched } = useFormikContext<ConsumptionValues>();
  const rights = useProposalRights();
  const distributor = getDistributorName(values);
  // A name that is still being typed is none yet.
  const isNamed = values.distributor !== OTHER_DISTRIBUTOR || touched.otherDistributor === true;
  const { data } = useApiQuery(
    LAST,
    { body: { distributor, tariffModality: values.tariffModality } },
    {
      enabled:
        distributor !== '' && isNamed && rights?.seesList === true && !rights.session.isSerranaCalcClient,
    },
  );
  return data?.charges ?? null;
}
