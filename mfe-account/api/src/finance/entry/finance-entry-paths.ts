/** Path of the page on which a login code opens the embedded finance platform. */
export const FINANCE_ENTRY_PATH = '/plataforma-financeira';
/** Path to which the button that ends a session there is sent. */
export const FINANCE_EXIT_PATH = `${FINANCE_ENTRY_PATH}/sair`;
