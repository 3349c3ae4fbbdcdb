import { PageHeader } from '@girassol/shared-ui';

export default function LeadsPage() {
  return <PageHeader title="Contatos do site" />;
}
