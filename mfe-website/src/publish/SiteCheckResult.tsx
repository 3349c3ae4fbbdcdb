import type { SiteContent } from '@girassol/shared-domain/website';
import { Badge, ErrorState, Row, Spinner, Text } from '@girassol/shared-ui';
import { SiteProblemList } from './SiteProblemList';
import type { SiteCheck } from './use-check';

interface CheckResultProps {
  check: SiteCheck;
  content: SiteContent;
  onCorrect: (blockId: string | null, path: string) => void;
  onRetry: () => void;
}

/** Result of checking the site before publication. */
export function SiteCheckResult({ check, content, onCorrect, onRetry }: CheckResultProps) {
  if (check.kind === 'running')
    return (
      <Row gap={8} role="status">
        <Spinner size={16} />
        <Text tone="soft">Conferindo textos, fotos, contraste, CNPJ e links</Text>
      </Row>
    );
  if (check.kind === 'unsaved')
    return (
      <ErrorState
        isCompact
        title="O rascunho ainda não foi salvo"
        text="Volte ao editor e veja o aviso no alto; publicado é só o que está salvo."
        onRetry={onRetry}
      />
    );
  if (check.kind === 'failed')
    return <ErrorState isCompact title="Não foi possível conferir o site" onRetry={onRetry} />;

  const errors = check.problems.filter(({ severity }) => severity === 'ERROR');
  const warnings = check.problems.filter(({ severity }) => severity === 'WARNING');
  return (
    <>
      {check.problems.length === 0 && (
        <Badge tone="good" icon="circle-check" role="status">
          Tudo certo para publicar
        </Badge>
      )}
      {errors.length > 0 && (
        <SiteProblemList
          title="A corrigir antes de publicar"
          problems={errors}
          content={content}
          onCorrect={onCorrect}
        />
      )}
      {warnings.length > 0 && (
        <SiteProblemList title="Pode melhorar" problems={warnings} content={content} onCorrect={onCorrect} />
      )}
    </>
  );
}
