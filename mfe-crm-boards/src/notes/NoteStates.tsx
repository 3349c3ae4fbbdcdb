import { Button, EmptyState, Skeleton, tokens, VisuallyHidden } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Placeholder of the notes while they load. */
export function LoadingNotes() {
  return (
    <div role="status">
      <VisuallyHidden>Carregando notas</VisuallyHidden>
      {[96, 64, 80].map((width) => (
        <StateFrame key={width}>
          <Skeleton width={32} height={32} radius={16} />
          <Lines>
            <Skeleton width="40%" height={14} />
            <Skeleton width={`${width}%`} height={14} />
          </Lines>
        </StateFrame>
      ))}
    </div>
  );
}

/** Empty state of an item without notes. Invites to write one unless `onWrite` is left out, as while the form is open. */
export function NoNotesNotice({ onWrite }: { onWrite: (() => void) | undefined }) {
  return (
    <EmptyState
      title="Nenhuma nota por aqui"
      text="Ligações, visitas e combinados ficam guardados aqui, do mais novo ao mais antigo."
      action={
        onWrite && (
          <Button variant="secondary" icon="pencil" onClick={onWrite}>
            Escrever a primeira nota
          </Button>
        )
      }
    />
  );
}

/** Empty state if no note matches the filters. */
export function NoMatchingNotesNotice({ onClear }: { onClear: () => void }) {
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

const StateFrame = styled.div`
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
