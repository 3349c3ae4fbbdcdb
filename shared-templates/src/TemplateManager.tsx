import type { DocumentTemplate } from '@girassol/shared-domain/contract';
import { braceDelimiters, type TemplateTagFamily } from '@girassol/shared-domain/templates';
import { Button, EmptyState } from '@girassol/shared-ui';
import { TemplateList } from './TemplateList';
import { TemplateTagList } from './TemplateTagList';
import { TemplateUpload, type TemplateUploader } from './TemplateUpload';

export interface TemplateManagerProps {
  families: readonly TemplateTagFamily<never>[];
  templates: DocumentTemplate[];
  /** Told to whoever may not send any: "Quem gerencia as vendas envia os modelos." */
  whoSends: string;
  /** Null for whoever may not change the templates. */
  add: TemplateUploader | null;
  onRemove: ((template: DocumentTemplate) => void) | null;
  /** Gives a template to begin with. */
  onSample: () => void;
}

/**
 * Screen part that manages the templates of one kind of document: upload form, list of templates, and list of
 * the tags that a template may contain.
 */
export function TemplateManager({
  families,
  templates,
  whoSends,
  add,
  onRemove,
  onSample,
}: TemplateManagerProps) {
  const isToBegin = add !== null && templates.length === 0;
  return (
    <>
      {add && <TemplateUpload kind={{ families, marks: braceDelimiters }} add={add} />}
      {templates.length === 0 ? (
        <EmptyState
          isCompact
          title="Nenhum modelo por aqui"
          text={isToBegin ? 'Comece pelo modelo pronto: baixe, ajuste no Word e envie.' : whoSends}
          action={
            isToBegin && (
              <Button icon="download" onClick={onSample}>
                Baixar modelo pronto
              </Button>
            )
          }
        />
      ) : (
        <TemplateList templates={templates} onRemove={onRemove} />
      )}
      <TemplateTagList families={families} marks={braceDelimiters} onSample={isToBegin ? null : onSample} />
    </>
  );
}
