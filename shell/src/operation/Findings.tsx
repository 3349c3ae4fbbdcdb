import type { Finding } from '@girassol/federation/operations';
import { Icon, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const words: Record<string, string> = {
  'GF-620': 'Um campo falta, sobra ou não vale.',
  'GF-621': 'Uma área não tem nenhuma versão publicada aqui.',
  'GF-622': 'Um endereço já é de outra distribuição ou do próprio produto.',
  'GF-623': 'Algo deixado de fora não existe na versão no ar da área.',
  'GF-624': 'Um menu oculto não existe.',
  'GF-625': 'Há textos para um endereço que não é desta distribuição.',
};

/** What a check found: in words for the operator, and beside it what the command says. */
export function Findings({ findings, isFine }: { findings: readonly Finding[]; isFine: boolean }) {
  return (
    <List>
      <li>
        <Icon name={isFine ? 'circle-check' : 'error'} />
        <Text weight={500}>{isFine ? 'Pode ir ao ar.' : 'Não pode ir ao ar assim.'}</Text>
      </li>
      {findings.map(({ code, severity, what }) => (
        <li key={`${code} ${what}`} data-severity={severity}>
          <Icon name="warning" />
          <Text size={13}>
            {words[code] ?? 'Há algo a corrigir.'} <code>{`${code} ${what}`}</code>
          </Text>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: flex; gap: ${tokens.space[8]}; align-items: flex-start; overflow-wrap: anywhere; }
  > li[data-severity='error'] { color: ${tokens.color.badInk}; }
  > li[data-severity='warning'] { color: ${tokens.color.warnInk}; }
`;
