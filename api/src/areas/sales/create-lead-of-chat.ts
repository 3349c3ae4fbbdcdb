import { loadSettingsDocument } from '@girassol/account-api/settings';
import { MAX_NOTE_LENGTH, toPhoneDigits } from '@girassol/shared-domain';
import { customerRequest, saleRequest } from '@girassol/shared-domain/contract';
import type { CreateChatLead } from '@girassol/support-api/chats';
import { createCustomer } from '../customers/create-customer';
import { addNote } from '../notes/add-note';
import { registerBoardItem } from './register-board-item';

const ORIGIN = 'WhatsApp';

/** Registers a lead of a message of a conversation, with the message as its first note, and a customer if there is none. */
export const createLeadOfChat: CreateChatLead = async (tx, caller, { customerId, name, phone, text }) => {
  const customer =
    customerId ??
    (
      await createCustomer(
        tx,
        caller,
        caller.userId,
        customerRequest.parse({ name: name.slice(0, 120), whatsapp: toPhoneDigits(phone).slice(0, 13) }),
      )
    )._id;
  const { _id: saleId } = await registerBoardItem(
    tx,
    caller,
    { userId: caller.userId, customerId: customer },
    saleRequest.parse({ type: 'PRE_SALES', name: `${ORIGIN}: ${name}`.slice(0, 120), amount: 0 }),
  );
  const { notesTypes } = await loadSettingsDocument(tx, caller.accountId);
  if (text.trim() !== '')
    await addNote(tx, caller, saleId, {
      noteText: `${ORIGIN}: ${text}`.slice(0, MAX_NOTE_LENGTH),
      noteType: notesTypes[0]?.name ?? ORIGIN,
      isPrivate: false,
    });
  return { customerId: customer, saleId };
};
