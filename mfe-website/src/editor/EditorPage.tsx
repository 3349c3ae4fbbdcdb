import { PageHeader } from '@girassol/shared-ui';

export default function EditorPage() {
  return <PageHeader title="Website" />;
}
