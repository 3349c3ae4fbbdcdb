import { accountsContract } from './accounts';
import { assistantContract } from './assistant';
import { attendanceContract } from './attendance';
import { cannedAnswersContract } from './canned-answers';
import { chatsContract } from './chats';
import { figuresContract } from './figures';
import { helpContract } from './help';
import { omnichannelsContract } from './omnichannels';
import { publicQuestionsContract } from './public-questions';
import { recoveryContract } from './recovery';
import { ticketsContract } from './tickets';
import { visitsContract } from './visits';

/** API calls of support. */
export const supportContract = {
  ...ticketsContract,
  ...attendanceContract,
  ...recoveryContract,
  ...publicQuestionsContract,
  ...helpContract,
  ...assistantContract,
  ...chatsContract,
  ...omnichannelsContract,
  ...cannedAnswersContract,
  ...figuresContract,
  ...accountsContract,
  ...visitsContract,
};

type SupportContract = typeof supportContract;

declare module '@girassol/shared-domain/contract' {
  interface ApiContract extends SupportContract {}
}

export type { AccountOverview } from './accounts';
export type { AssistantChat, AssistantMessage } from './assistant';
export type {
  Attendant,
  AttendedTicket,
  OtherTicket,
  QueuedTicket,
} from './attendance';
export type { CannedAnswer } from './canned-answers';
export type { Chat, ChatMessage, ChatSummary } from './chats';
export type { PromiseSum, RatingSum, SupportFigures } from './figures';
export type { ArticleReference } from './help';
export type { WppAccount } from './omnichannels';
export type { Ticket, TicketMessage, TicketSummary } from './schemas';
export type { Visit } from './visits';
