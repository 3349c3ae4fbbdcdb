import type { RequestBody } from '@girassol/shared-domain/contract';
import { Button, tokens } from '@girassol/shared-ui';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { DocumentPreview } from './DocumentPreview';

const { color, radius, screen, space } = tokens;

interface PreviewColumnsProps<Values> {
  /** The proposal that is shown. */
  pid: string;
  /** Converts the typed values to the appearance of the document. */
  look: (values: Values) => RequestBody<'POST /proposals/preview/:pid'>;
  children: ReactNode;
}

/**
 * Two columns: a form and the preview of the proposal document. Narrow screens show either the form or the
 * preview.
 */
export function PreviewColumns<Values>({ pid, look, children }: PreviewColumnsProps<Values>) {
  const { values, isValid } = useFormikContext<Values>();
  const [view, setView] = useState<'FORM' | 'PREVIEW'>('FORM');
  return (
    <>
      <Switch role="group" aria-label="O que mostrar">
        <Button aria-pressed={view === 'FORM'} icon="pencil" onClick={() => setView('FORM')}>
          Editar
        </Button>
        <Button aria-pressed={view === 'PREVIEW'} icon="eye" onClick={() => setView('PREVIEW')}>
          Prévia
        </Button>
      </Switch>
      <Columns data-view={view}>
        <FormSide>{children}</FormSide>
        <PreviewSide aria-label="Prévia da proposta">
          <DocumentPreview pid={pid} look={isValid ? look(values) : null} />
        </PreviewSide>
      </Columns>
    </>
  );
}

const Switch = styled.div`
  display: none;
  gap: ${space[8]};
  > button { flex: 1; }
  > button[aria-pressed='true'] { border-color: ${color.leaf}; color: ${color.leafInk}; }
  @media ${screen.medium} { display: flex; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 25rem;
  gap: ${space[24]};
  align-items: start;
  @media ${screen.medium} {
    grid-template-columns: minmax(0, 1fr);
    &[data-view='FORM'] > aside, &[data-view='PREVIEW'] > div { display: none; }
  }
`;

const FormSide = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  min-width: 0;
`;

const PreviewSide = styled.aside`
  position: sticky;
  top: ${space[16]};
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  @media ${screen.medium} { position: static; }
`;
