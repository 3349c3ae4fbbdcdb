import { apiPages, onceEach } from '@girassol/shared-auth';
import { useInfiniteQuery } from '@tanstack/react-query';

/** The proposals of a customer, newest first, page by page. */
export function useCustomerProposals(customerId: string) {
  return useInfiniteQuery({
    queryKey: ['proposals', 'customer', customerId],
    ...apiPages('GET /proposals/customer/:cid/:multiplier', { params: { cid: customerId } }),
    select: ({ pages }) => onceEach(pages.flatMap((page) => page.proposals)),
  });
}
