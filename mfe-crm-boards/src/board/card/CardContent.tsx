import { formatItemNumber, formatOwnersLabels, isDeliveryOverdue } from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { Avatar, Icon, type IconName, keepFiguresTogether } from '@girassol/shared-ui';
import { memo } from 'react';
import {
  type CardFigure,
  formatCardCustomer,
  formatCardSince,
  getCardFigures,
  getTemperatureText,
} from '../../item/card-label';
import { getCardIndicators } from './card-signs';
import { WaitingSign } from './WaitingSign';

interface CardFaceProps {
  card: BoardCard;
  /** Hours without activity after which a card of its column counts as idle. */
  inactivityWindow: number;
  now: number;
}

const temperatureIcon: Record<BoardCard['leadTemperature'], IconName> = {
  [-1]: 'minus',
  0: 'cold',
  1: 'warm',
  2: 'hot',
};
const temperatureClass = { [-1]: '', 0: 'frio', 1: 'morno', 2: 'quente' } as const;

/**
 * Content of a card: number and name; customer and city; the figures of its board; owner, temperature and
 * indicators. Uses plain elements with class names, styled by CardFrame, because a board draws dozens of
 * cards at once.
 */
export const CardContent = memo(function CardFace({ card, inactivityWindow, now }: CardFaceProps) {
  const owners = formatOwnersLabels(card);
  const temperature = getTemperatureText(card);
  const [left = null, right = null] = getCardFigures(card);
  const overdue = isDeliveryOverdue(card, now);
  return (
    <>
      <span className="line title">
        <span className="number">{formatItemNumber(card.id)}</span> {keepFiguresTogether(card.name)}
      </span>{' '}
      <span className="line soft">{formatCardCustomer(card)}</span>{' '}
      <span className="figures">
        {left === null && right === null ? (
          <span className="since">{formatCardSince(card)}</span>
        ) : (
          <>
            <Figure figure={left} isOverdue={overdue} isMain /> <Figure figure={right} isOverdue={overdue} />
          </>
        )}
      </span>{' '}
      <span className="foot">
        <span className="owner" data-tip={owners.full}>
          <Avatar name={owners.first} size={20} isDecorative />
          <span className="owner-name">{owners.short}</span>
        </span>{' '}
        {temperature && (
          <span className={`temperature ${temperatureClass[card.leadTemperature]}`}>
            <Icon name={temperatureIcon[card.leadTemperature]} size={14} />
            {temperature}
          </span>
        )}
        <WaitingSign itemId={card._id} />
        {getCardIndicators(card, { inactivityWindow }, now).map((sign) => (
          <span key={sign.id} className={`sign ${sign.tone}`} data-tip={sign.text} data-sign={sign.id}>
            <Icon name={sign.icon} size={14} />
          </span>
        ))}
      </span>
    </>
  );
});

function Figure({
  figure,
  isOverdue: overdue,
  isMain = false,
}: {
  figure: CardFigure | null;
  isOverdue: boolean;
  isMain?: boolean;
}) {
  if (!figure) return <span />;
  const { id, text } = figure;
  if (id !== 'dueDate') return <span className={isMain ? 'amount' : undefined}>{text}</span>;
  return (
    <span
      className={overdue ? 'deadline overdue' : 'deadline'}
      data-tip={overdue ? 'Prazo expirado' : 'Prazo'}
    >
      <Icon name="calendar" size={14} />
      {text}
    </span>
  );
}
