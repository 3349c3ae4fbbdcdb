import { PageHeader } from '@girassol/shared-ui';

export default function VersionsPage() {
  return <PageHeader title="Versões do site" />;
}
