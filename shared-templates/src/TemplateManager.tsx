import type { DocumentTemplate } from '@girassol/shared-domain/contract';
import { braces, type TemplateFamily } from '@girassol/shared-domain/templates';
import { EmptyState } from '@girassol/shared-ui';
import { TemplateFields } from './TemplateFields';
import { TemplateList } from './TemplateList';
import { TemplateUpload } from './TemplateUpload';

export interface TemplateManagerProps {
  families: readonly TemplateFamily<never>[];
  templates: DocumentTemplate[];
  /** Told to whoever may not send any: "Quem gerencia as vendas envia os modelos." */
  whoSends: string;
  /** Null for whoever may not change the templates. */
  add: ((template: { name: string; file: File }) => Promise<boolean>) | null;
  onRemove: ((template: DocumentTemplate) => void) | null;
  /** Gives a template to begin with. */
  onSample: () => void;
}

/** The templates of one kind of document: sending one, those there are, and the tags they may have. */
export function TemplateManager({
  families,
  templates,
  whoSends,
  add,
  onRemove,
  onSample,
}: TemplateManagerProps) {
  return (
    <>
      {add && <TemplateUpload kind={{ families, marks: braces }} add={add} />}
      {templates.length === 0 ? (
        <EmptyState
          isCompact
          title="Nenhum modelo por aqui"
          text={add ? 'Comece pelo modelo pronto abaixo: baixe, ajuste no Word e envie.' : whoSends}
        />
      ) : (
        <TemplateList templates={templates} onRemove={onRemove} />
      )}
      <TemplateFields families={families} marks={braces} onSample={onSample} />
    </>
  );
}
