export default function ContractTemplatesPage() {
  return null;
}
