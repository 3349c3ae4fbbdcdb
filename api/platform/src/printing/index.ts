export { PRINT_ORIGIN } from './print-page-to-pdf';
export { createPrinter, PrintError, type Printer } from './printer';
