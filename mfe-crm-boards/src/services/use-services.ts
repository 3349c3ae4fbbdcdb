import { api, buildApiQueryKey, useSettings } from '@girassol/shared-auth';
import type {
  AfterSalesLine,
  AfterSalesService,
  BoardItem,
  ResponseBody,
} from '@girassol/shared-domain/contract';
import { announce } from '@girassol/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { buildServiceRequest, type ServiceValues } from './service-values';

const ITEM = 'POST /kanbans/single/item/:itemId';
type Changed = ResponseBody<'POST /sales/single/services/single/:saleId/:serviceId'>;

const noServices: AfterSalesService[] = [];

/** Loads the service lines of an activity and the services that the account offers, and provides their changes. */
export function useServices(item: BoardItem) {
  const client = useQueryClient();
  const offered = useSettings()?.afterSalesServices ?? noServices;
  const lines = item.afterSalesData?.services ?? [];
  const getType = (id: string | null) => [...lines, ...offered].find(({ _id }) => _id === id)?.type;

  /** The panel shows the new total at once; the board hears of it by an event. */
  function show({ price, afterSalesData }: Changed) {
    const key = buildApiQueryKey(ITEM, { params: { itemId: item._id }, body: { type: item.type } });
    client.setQueryData<ResponseBody<typeof ITEM>>(
      key,
      (before) => before && { populatedItem: { ...before.populatedItem, amount: price, afterSalesData } },
    );
  }

  const save = useMutation({
    mutationFn: (values: ServiceValues) =>
      api('POST /sales/single/services/single/:saleId/:serviceId', {
        params: { saleId: item._id, serviceId: values.serviceId ?? '' },
        body: buildServiceRequest(values, getType(values.serviceId)),
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

  return { lines, offered, getType, save, remove };
}
