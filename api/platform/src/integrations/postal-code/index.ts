export { findStateByPostalCode } from './find-state-by-postal-code';
export { offlinePostalCodeService } from './typed-by-hand';
export { createViaCepService } from './via-cep';
