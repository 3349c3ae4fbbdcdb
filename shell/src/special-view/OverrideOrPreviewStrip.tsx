import { Button, DateText, Icon, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { usePageData } from '../page/page-context';
import { leaveOverride, leavePreview } from './leave-view';

/**
 * Strip on every page while this browser overrides an area's version or previews a distribution, with a
 * button that ends this.
 */
export default function OverrideOrPreviewStrip() {
  const { preview, override, registry, distribution } = usePageData();
  const title = registry.remotes.find(({ name }) => name === override?.remote)?.title ?? override?.remote;
  const what = override?.version ? `a versão ${override.version}` : override?.origin;
  return (
    <>
      {preview && (
        <Strip aria-label="Prévia de distribuição">
          <Icon name="eye" />
          <p>
            <strong>Prévia de {distribution.brand.name}.</strong> Só este navegador vê assim, até{' '}
            <DateText value={preview.until} show="dateTime" />.
          </p>
          <Button size="sm" icon="x" onClick={() => void leavePreview()}>
            Sair da prévia
          </Button>
        </Strip>
      )}
      {override && (
        <Strip aria-label="Versão só deste navegador" data-problem={override.problem}>
          <Icon name={override.problem ? 'warning' : 'wrench'} />
          <p>
            <strong>{title}:</strong>{' '}
            {override.problem
              ? `${what} não está disponível, e a versão no ar está em uso.`
              : `este navegador usa ${what}.`}
          </p>
          <Button size="sm" icon="undo" onClick={() => void leaveOverride()}>
            Usar a versão no ar
          </Button>
        </Strip>
      )}
    </>
  );
}

const { color, font, space } = tokens;

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  padding: ${space[8]} ${space[24]};
  background: ${color.infoSoft};
  color: ${color.infoInk};
  font: ${font[13]};
  border-bottom: 1px solid ${color.line};
  > p { flex: 1 1 16rem; min-width: 0; }
  &[data-problem] { background: ${color.warnSoft}; color: ${color.warnInk}; }
  @media print { display: none; }
`;
