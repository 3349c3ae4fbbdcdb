export { type DemoChatPerson, writeDemoChats } from './demo-chats';
export {
  countChatMessagesOfCustomer,
  disconnectChatsOfCustomer,
  eraseChatsOfCustomer,
} from './leads/customer-chats';
export type { ChatLead, CreateChatLead } from './leads/reactions';
