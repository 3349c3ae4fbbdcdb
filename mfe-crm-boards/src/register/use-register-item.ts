import { ApiError, api, createIdempotencyKeyCache } from '@girassol/shared-auth';
import type { BoardKind, Session } from '@girassol/shared-domain';
import type { BoardCard, Kanban, Proposal } from '@girassol/shared-domain/contract';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { buildNewCustomerRequest } from '../customers/form/customer-values';
import { buildRegisterItemRequest, type ItemFormValues } from '../item-form/item-form-values';

interface RegisterOptions {
  /** The name of the form's draft. */
  draft: string;
  kind: BoardKind;
  session: Session;
  kanban: Kanban;
  /** The proposal that the item is made for; null for none. */
  proposal: Proposal | null;
}

type Helpers = Pick<
  FormikHelpers<ItemFormValues>,
  'setValues' | 'setFieldValue' | 'setFieldError' | 'setFieldTouched'
>;

/**
 * Returns a function that registers the item described by the form values. Resolves to null if the server
 * refused; the reason has been shown, and the form keeps its values.
 */
export function useRegisterItem({ draft, kind, session, kanban, proposal }: RegisterOptions) {
  const [keyOf] = useState(() => createIdempotencyKeyCache(draft));

  /** The customer of the item, registered first where it is new. */
  async function getCustomerId(values: ItemFormValues, helpers: Helpers): Promise<string | null> {
    if (values.customerIs === 'existing') return values.customerId;
    const body = buildNewCustomerRequest(values.newCustomer);
    const userId = values.owner ?? session.userId;
    const { customer } = await api('POST /customers/new/:userId', {
      params: { userId },
      body,
      idempotencyKey: keyOf(`customer of ${userId}`, body),
    });
    // It exists from here on: should the item be refused, the next try must not register the customer again.
    await helpers.setValues({ ...values, customerIs: 'existing', customerId: customer._id }, false);
    return customer._id;
  }

  async function register(values: ItemFormValues, customerId: string): Promise<BoardCard> {
    const columnOrder = kanban.columns.find(({ _id }) => _id === values.columnId)?.order ?? 0;
    // Another customer may have been chosen meanwhile.
    const proposalId = proposal?.customerData._id === customerId ? proposal._id : null;
    const body = buildRegisterItemRequest(values, { kind, columnOrder, proposalId });
    const { sale } = await api('POST /sales/new/:userId/:customerId', {
      params: { userId: session.userId, customerId },
      body,
      idempotencyKey: keyOf(`item of ${customerId}`, body),
    });
    return sale;
  }

  return async (values: ItemFormValues, helpers: Helpers): Promise<BoardCard | null> => {
    const customerId = await getCustomerId(values, helpers).catch(createFieldMarker(helpers, 'newCustomer.'));
    if (!customerId) return null;
    try {
      return await register(values, customerId);
    } catch (error) {
      createFieldMarker(helpers, '')(error);
      const isKnown = values.customerIs === 'existing';
      if (isKnown && isMissing(error)) await clearMissingCustomer(customerId, helpers);
      return null;
    }
  };
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Empties the field of a customer that somebody has deleted meanwhile: each try would be refused with it. An item is
 * refused with 404 for its column and its owner too, so the customer is asked for.
 */
async function clearMissingCustomer(customerId: string, helpers: Helpers): Promise<void> {
  try {
    await api('GET /customers/single/:cid', { params: { cid: customerId }, silent: true });
  } catch (error) {
    if (isMissing(error)) await helpers.setFieldValue('customerId', null);
  }
}

/** Shows what the server found wrong at the fields themselves; the dialog has said it too. */
function createFieldMarker(helpers: Helpers, prefix: string) {
  return (error: unknown): null => {
    if (!(error instanceof ApiError)) throw error;
    for (const { path, message } of error.fields ?? []) {
      const name = path === 'vendor' ? 'owner' : `${prefix}${path}`;
      helpers.setFieldTouched(name, true, false);
      helpers.setFieldError(name, message);
    }
    return null;
  };
}
