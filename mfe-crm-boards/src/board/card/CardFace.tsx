import { formatItemNumber, isOverdue, ownersLabel } from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { Avatar, Icon, type IconName } from '@girassol/shared-ui';
import { memo } from 'react';
import { type CardFigure, figurePair, placeOf, temperatureOf } from '../../item/card-label';
import { cardSigns } from './card-signs';

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
 * What a card shows: number and name; customer and city; the figures of its board; owner, temperature and signs.
 * Plain elements with class names, styled by CardFrame: a board draws dozens of these at once.
 */
export const CardFace = memo(function CardFace({ card, inactivityWindow, now }: CardFaceProps) {
  const owners = ownersLabel(card);
  const temperature = temperatureOf(card);
  const place = placeOf(card.customer);
  const [left = null, right = null] = figurePair(card);
  const overdue = isOverdue(card, now);
  return (
    <>
      <span className="line title">
        <span className="number">{formatItemNumber(card.id)}</span> {card.name}
      </span>
      <span className="line soft">
        {card.customer.name}
        {place && ` · ${place}`}
      </span>
      <span className="figures">
        <Figure figure={left} isOverdue={overdue} isMain />
        <Figure figure={right} isOverdue={overdue} />
      </span>
      <span className="foot">
        <span className="owner" data-tip={owners.full}>
          <Avatar name={owners.first} size={20} isDecorative />
          <span className="owner-name">{owners.short}</span>
        </span>
        {temperature && (
          <span className={`temperature ${temperatureClass[card.leadTemperature]}`}>
            <Icon name={temperatureIcon[card.leadTemperature]} size={14} />
            {temperature}
          </span>
        )}
        {cardSigns(card, { inactivityWindow }, now).map((sign) => (
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
