export { countCouponUse, loadCoupon } from './coupons';
export { loadPriceList } from './load-price-list';
export { type Quote, quoteFirstPrice } from './quote';
export { requireSamePrice } from './require-same-price';
