export default function SaleContractsPage() {
  return null;
}
