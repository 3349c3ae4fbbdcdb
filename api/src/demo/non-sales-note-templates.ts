import { formatNumber } from '@girassol/shared-domain';
import type { NoteTemplate } from './stories';

/** Templates of demonstration notes by board and stage. Sales and after-sales activities have their own. */
export const nonSalesNoteTemplates: Record<
  'PRE_SALES' | 'ADMINISTRATIVE' | 'PROJECT' | 'INSTALLATION',
  [NoteTemplate, ...NoteTemplate[]][]
> = {
  PRE_SALES: [
    [
      ['WhatsApp', () => 'Lead do Instagram. Imóvel próprio, conta de luz acima de R$ 400.'],
      ['Observação', () => 'Preencheu o simulador do site e deixou o telefone.'],
      ['Observação', () => 'Pegou o cartão na feira do fim de semana. Pediu contato na semana que vem.'],
    ],
    [
      ['Ligação', () => 'Atendeu rápido, pediu para chamar à noite.'],
      ['Ligação', () => 'Três tentativas sem resposta. Deixei mensagem com a nossa apresentação.'],
      ['WhatsApp', () => 'Mandou a foto da conta de luz. Falta a do segundo medidor.'],
    ],
    [
      ['Observação', () => 'Quer entender as novas regras do fio B antes de pedir proposta.'],
      [
        'Ligação',
        (f) => `Consumo médio de ${formatNumber(Math.round(f.power * 115), 0)} kWh. Decide em casal.`,
      ],
      ['WhatsApp', () => 'Telhado novo, sem sombra. Pretende financiar em 60 meses.'],
    ],
    [
      ['Ligação', () => 'Tem pressa: quer a proposta ainda esta semana.'],
      ['Observação', () => 'Conta, titularidade e telhado conferidos. Pode ir para vendas.'],
    ],
  ],
  ADMINISTRATIVE: [
    [
      ['E-mail', () => 'Faltam o RG do titular e a matrícula do imóvel. Cobrado por e-mail.'],
      ['WhatsApp', () => 'Cliente mandou os documentos que faltavam. Conferir o endereço da unidade.'],
    ],
    [
      ['E-mail', () => 'Pedido do kit enviado ao distribuidor. Prazo de 12 dias úteis.'],
      ['Ligação', () => 'Distribuidor trocou a marca dos módulos por falta de estoque. Cliente de acordo.'],
      ['Ligação', () => 'Banco liberou a primeira parcela.'],
    ],
    [
      ['Observação', () => 'Nota fiscal do serviço emitida, falta a do equipamento.'],
      ['E-mail', () => 'Nota do kit com o CPF errado. Carta de correção pedida ao distribuidor.'],
    ],
    [['Observação', () => 'Saldo quitado e pasta do cliente completa. Projeto liberado.']],
  ],
  PROJECT: [
    [
      ['WhatsApp', () => 'Procuração assinada recebida. Falta a foto do padrão de entrada.'],
      ['Observação', () => 'Titular da conta é o sogro. Pedir a troca de titularidade antes do projeto.'],
    ],
    [
      [
        'Observação',
        (f) => `Unifilar com ${f.modules} módulos pronto. Falta dimensionar o cabo até o quadro.`,
      ],
      ['E-mail', () => 'ART emitida e paga. Memorial descritivo em revisão.'],
    ],
    [
      ['E-mail', () => 'Memorial descritivo e diagrama unifilar enviados à distribuidora.'],
      ['Observação', () => 'Distribuidora pediu ajuste na carga instalada. Corrigido e reenviado.'],
      ['Ligação', () => 'Protocolo em análise. Retorno previsto em 15 dias.'],
    ],
    [
      ['Ligação', () => 'Parecer de acesso deve sair até sexta-feira.'],
      ['E-mail', () => 'Parecer de acesso aprovado. Vistoria pode ser pedida depois da obra.'],
    ],
  ],
  INSTALLATION: [
    [
      ['Ligação', () => 'Transportadora confirmou a entrega do kit para quinta-feira.'],
      ['Observação', () => 'Kit incompleto: faltam os ganchos do telhado. Distribuidor repõe em 3 dias.'],
    ],
    [
      ['WhatsApp', () => 'Cliente confirmou a data. Equipe chega às 8h com o andaime.'],
      ['Observação', () => 'Previsão de chuva na quarta. Obra passada para sexta, cliente avisado.'],
    ],
    [
      ['Observação', () => 'Estrutura fixada e módulos no telhado. Falta a string box.'],
      ['Visita técnica', () => 'Duas telhas trocadas. Aterramento novo medido: 6 ohms.'],
      ['WhatsApp', () => 'Fotos do dia enviadas ao cliente. Amanhã, inversor e quadro.'],
    ],
    [
      ['Visita técnica', () => 'Sistema ligado em teste, gerando normalmente. Agendar a vistoria.'],
      ['Ligação', () => 'Distribuidora marcou a troca do medidor. Avisar o cliente para abrir o portão.'],
    ],
  ],
};
