import { type ComponentType, useRef, useState } from 'react';
import { IconButton } from '../actions/IconButton';
import type { CalendarPopoverProps } from '../pickers/CalendarPopover';

interface CalendarButtonProps {
  /** Label of the date field. */
  label: string;
  value: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (isoDate: string) => void;
}

/**
 * Button that opens the calendar of a date field. Loads the calendar's code with the first press; when
 * loading fails, the user can still type the day.
 */
export function CalendarButton({ label, onPick, ...range }: CalendarButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarPopoverProps>>();

  const open = () => {
    setOpen(true);
    if (Calendar) return;
    import('../pickers/CalendarPopover').then(
      ({ CalendarPopover }) => setCalendar(() => CalendarPopover),
      () => setOpen(false),
    );
  };

  return (
    <>
      <IconButton
        ref={button}
        icon="calendar"
        label="Abrir calendário"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      />
      {Calendar && (
        <Calendar
          {...range}
          label={label}
          triggerRef={button}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onPick={(isoDate) => {
            setOpen(false);
            onPick(isoDate);
          }}
        />
      )}
    </>
  );
}
