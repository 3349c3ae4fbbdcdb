import { PageHeader } from '@girassol/shared-ui';

export default function FiguresPage() {
  return <PageHeader title="Resultados do site" />;
}
