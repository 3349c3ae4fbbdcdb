export { PRINT_ORIGIN } from './print-page';
export { CannotPrint, openPrinter, type Printer } from './printer';
