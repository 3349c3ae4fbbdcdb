export { type LoadedCompany, loadCompany, loadCompanyLogoUrl } from './load-company';
