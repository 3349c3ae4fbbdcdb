import { ApiError, api, createCallKeys } from '@girassol/shared-auth';
import type { BoardKind, Session } from '@girassol/shared-domain';
import type { BoardCard, Kanban } from '@girassol/shared-domain/contract';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { requestOfNewCustomer } from '../customers/form/customer-values';
import { type SaleValues, saleRequestOf } from './sale-values';

interface RegisterOptions {
  /** The name of the form's draft. */
  draft: string;
  kind: BoardKind;
  session: Session;
  kanban: Kanban;
}

type Helpers = Pick<FormikHelpers<SaleValues>, 'setValues' | 'setFieldError' | 'setFieldTouched'>;

/** Registers what the form holds; null when the server refused, after it was told why. The form keeps its text. */
export function useRegisterSale({ draft, kind, session, kanban }: RegisterOptions) {
  const [keyOf] = useState(() => createCallKeys(draft));

  /** The customer of the item, registered first where it is new. */
  async function customerIdOf(values: SaleValues, helpers: Helpers): Promise<string | null> {
    if (values.customerIs === 'existing') return values.customerId;
    const body = requestOfNewCustomer(values.newCustomer);
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

  async function register(values: SaleValues, customerId: string): Promise<BoardCard> {
    const columnOrder = kanban.columns.find(({ _id }) => _id === values.columnId)?.order ?? 0;
    const body = saleRequestOf(values, { kind, columnOrder });
    const { sale } = await api('POST /sales/new/:userId/:customerId', {
      params: { userId: session.userId, customerId },
      body,
      idempotencyKey: keyOf(`item of ${customerId}`, body),
    });
    return sale;
  }

  return async (values: SaleValues, helpers: Helpers): Promise<BoardCard | null> => {
    const customerId = await customerIdOf(values, helpers).catch(markFields(helpers, 'newCustomer.'));
    if (!customerId) return null;
    return register(values, customerId).catch(markFields(helpers, ''));
  };
}

/** Shows what the server found wrong at the fields themselves; the dialog has said it too. */
function markFields(helpers: Helpers, prefix: string) {
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
