import { Button, EmptyState, Skeleton, tokens, VisuallyHidden } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Places of notes that are on their way. */
export function LoadingNotes() {
  return (
    <div role="status">
      <VisuallyHidden>Carregando notas</VisuallyHidden>
      {[96, 64, 80].map((width) => (
        <Place key={width}>
          <Skeleton width={32} height={32} radius={16} />
          <Lines>
            <Skeleton width="40%" height={14} />
            <Skeleton width={`${width}%`} height={14} />
          </Lines>
        </Place>
      ))}
    </div>
  );
}

/** An item nobody wrote about. */
export function NoNotes({ onWrite }: { onWrite: () => void }) {
  return (
    <EmptyState
      title="Nenhuma nota por aqui"
      text="Ligações, visitas e combinados ficam guardados aqui, do mais novo ao mais antigo."
      action={
        <Button variant="secondary" icon="pencil" onClick={onWrite}>
          Escrever a primeira nota
        </Button>
      }
    />
  );
}

/** Filters that no note fits. */
export function NoResult({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="NENHUM RESULTADO"
      text="Não foi encontrado nenhum resultado de pesquisa para os filtros aplicados."
      action={
        <Button variant="secondary" onClick={onClear}>
          Limpar filtros
        </Button>
      }
    />
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[12]};
  padding: ${tokens.space[16]} 0;
`;

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
`;
