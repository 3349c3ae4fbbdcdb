import { api, apiQueryKey, useSettings } from '@girassol/shared-auth';
import type { AfterSalesLine, AfterSalesService, Answer, BoardItem } from '@girassol/shared-domain/contract';
import { announce } from '@girassol/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ServiceValues, serviceRequestOf } from './service-values';

const ITEM = 'POST /kanbans/single/item/:itemId';
type Changed = Answer<'POST /sales/single/services/single/:saleId/:serviceId'>;

const noServices: AfterSalesService[] = [];

/** The lines of an activity, what else the account offers, and how they change. */
export function useServices(item: BoardItem) {
  const client = useQueryClient();
  const offered = useSettings()?.afterSalesServices ?? noServices;
  const lines = item.afterSalesData?.services ?? [];
  const typeOf = (id: string | null) => [...lines, ...offered].find(({ _id }) => _id === id)?.type;

  /** The panel shows the new total at once; the board hears of it by an event. */
  function show({ price, afterSalesData }: Changed) {
    const key = apiQueryKey(ITEM, { params: { itemId: item._id }, body: { type: item.type } });
    client.setQueryData<Answer<typeof ITEM>>(
      key,
      (before) => before && { populatedItem: { ...before.populatedItem, amount: price, afterSalesData } },
    );
  }

  const save = useMutation({
    mutationFn: (values: ServiceValues) =>
      api('POST /sales/single/services/single/:saleId/:serviceId', {
        params: { saleId: item._id, serviceId: values.serviceId ?? '' },
        body: serviceRequestOf(values, typeOf(values.serviceId)),
      }),
    onSuccess: (changed) => {
      show(changed);
      announce('Serviço salvo.');
    },
  });
  const remove = useMutation({
    mutationFn: ({ _id }: AfterSalesLine) =>
      api('DELETE /sales/single/services/single/:saleId/:serviceId', {
        params: { saleId: item._id, serviceId: _id },
      }),
    onSuccess: (changed) => {
      show(changed);
      announce('Serviço removido.');
    },
  });

  return { lines, offered, typeOf, save, remove };
}
