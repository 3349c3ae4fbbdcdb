import { PageHeader } from '@girassol/shared-ui';

export default function DomainPage() {
  return <PageHeader title="Domínio do site" />;
}
