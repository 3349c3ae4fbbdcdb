import type { GateFinding } from '@girassol/federation/operations';
import { Icon, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const findingLabels: Record<string, string> = {
  'GF-608': 'Um arquivo não é o que foi publicado.',
  'GF-609': 'Um estilo muda mais do que a própria área.',
  'GF-612': 'Uma página não abre, ou falha enquanto está aberta.',
  'GF-613': 'Algo continua ouvindo depois que a área é deixada.',
  'GF-614': 'Um relógio continua ligado depois que a área é deixada.',
  'GF-615': 'Estilos se acumulam a cada visita.',
  'GF-616': 'Partes de telas antigas ficam na memória.',
  'GF-617': 'Uma página não serve para quem não vê ou não usa mouse.',
  'GF-618': 'Outras áreas não podem usar esta versão como a que está no ar.',
  'GF-632': 'Há páginas que não foram vistas.',
  'GF-633': 'Há partes que não foram vistas onde aparecem.',
  'GF-644': 'Lê ou muda o que o aplicativo guarda da pessoa no navegador.',
  'GF-645': 'Faz código a partir de texto.',
  'GF-646': 'Registra um service worker próprio.',
  'GF-647': 'Chama algo que a API deste servidor não tem.',
  'GF-648': 'Falta um título.',
  'GF-649': 'Um ícone ou uma condição não existe.',
  'GF-650': 'A versão é mais antiga que a que está no ar.',
  'GF-651': 'Um arquivo contém uma chave ou senha.',
  'GF-652': 'Escreve erros no console.',
  'GF-653': 'Atrapalha o uso do aplicativo enquanto está aberta.',
  'GF-654': 'Uma página grava algo só por ser aberta.',
  'GF-655': 'Uma página faz pedidos demais ao servidor, ou um depois do outro.',
  'GF-656': 'Trava o navegador por segundos.',
  'GF-657': 'Cria uma moldura vazia, fora do que é vigiado.',
  'GF-658': 'Uma página não tem título visível.',
  'GF-659': 'Há um texto que não está em português.',
  'GF-604': 'Um endereço já é de outra área.',
  'GF-634': 'Um endereço é do próprio aplicativo.',
  'GF-635': 'Ninguém poderia abrir um dos endereços.',
  'GF-628': 'Um módulo não existe.',
  'GF-620': 'Um campo falta, sobra ou não vale.',
  'GF-621': 'Uma área não tem nenhuma versão publicada aqui.',
  'GF-622': 'Um endereço já é de outra distribuição ou do próprio produto.',
  'GF-623': 'Algo deixado de fora não existe na versão no ar da área.',
  'GF-624': 'Um menu oculto não existe.',
  'GF-625': 'Há textos para um endereço que não é desta distribuição.',
  'GF-626': 'As imagens do carrossel pesam demais.',
  'GF-627': 'Um slide leva a um endereço que nenhuma área desta distribuição atende.',
};

/**
 * List of the findings of a publication check, each with a Portuguese sentence for the operator and the
 * original message of the `girassol` command.
 */
export function GateFindingsList({
  findings,
  isFine,
}: {
  findings: readonly GateFinding[];
  isFine: boolean;
}) {
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
            {findingLabels[code] ?? 'Há algo a corrigir.'} <code>{`${code} ${what}`}</code>
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
