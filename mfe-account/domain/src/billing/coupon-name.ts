/** Names that a coupon may have, in capitals. */
export const COUPON_NAME = /^[A-Z0-9][A-Z0-9_-]{2,39}$/;
export const COUPON_NAME_MESSAGE = 'Use de 3 a 40 letras e números.';
