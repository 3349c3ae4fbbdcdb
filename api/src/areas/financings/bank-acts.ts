/**
 * Commands about a financing that the server sends to the bank: submit, begin the deal, accept an offer, send
 * the monitoring link, request a review, cancel.
 */
export const bankCommands = ['submit', 'beginDeal', 'accept', 'sendLink', 'askReview', 'cancel'] as const;

/** Command about a financing that the server sends to the bank. */
export type BankCommand = (typeof bankCommands)[number];
