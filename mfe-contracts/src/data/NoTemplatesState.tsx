import { useConditionFacts } from '@girassol/shared-auth';
import { canManageContractTemplates } from '@girassol/shared-domain';
import { ButtonLink, EmptyState } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { templatesPath } from '../addresses/contracts';

interface NoTemplatesProps {
  title?: string;
  isCompact?: boolean;
}

/** Empty state of an account without contract templates: says what a template is and leads to the templates. */
export function NoTemplatesState({ title = 'Falta um modelo de contrato', isCompact }: NoTemplatesProps) {
  const facts = useConditionFacts();
  const mayManage = facts !== null && canManageContractTemplates(facts);
  return (
    <EmptyState
      isCompact={isCompact}
      title={title}
      text={`O modelo é um documento do Word com campos, como [[cliente_nome]], que cada venda preenche com os seus dados. ${
        mayManage
          ? 'Envie o seu, ou comece pelo modelo pronto.'
          : 'Quem gerencia os contratos da sua conta pode enviar um.'
      }`}
      action={
        mayManage && (
          <ButtonLink as={Link} to={templatesPath} size="sm" icon="upload">
            Preparar um modelo
          </ButtonLink>
        )
      }
    />
  );
}
