export { scheduleClosing } from './schedule-closing';
export { scheduleTicketStep, ticketStepJob } from './ticket-step-job';
export { wakeTicket } from './wake-ticket';
