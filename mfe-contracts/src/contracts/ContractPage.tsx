export default function ContractPage() {
  return null;
}
