import { useEffect, useState } from 'react';
import type { Option } from '../field-frame/field-props';
import { isUnanswered } from '../states/refusal';
import { ComboBox, type ComboBoxProps } from './ComboBox';

export interface AsyncComboBoxProps extends Omit<ComboBoxProps, 'options' | 'onInputChange' | 'isLoading'> {
  /** Asked with the typed text 250 ms after the last key; an older question is aborted. Keep its identity stable. */
  loadOptions: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  /** Asks for what stands in it already (`typed`) at once. */
  looksUpTyped?: boolean | undefined;
}

const WAIT_MS = 250;

const FAILURE_TEXT = 'Não foi possível buscar. Digite de novo.';
const OFFLINE_TEXT = 'Sem conexão: a busca precisa de sinal.';

interface Answer {
  text: string;
  options: readonly Option[];
  /** Why there are none; null after an answer. */
  problem: string | null;
}

/** ComboBox whose options come from a server. */
export function AsyncComboBox({
  loadOptions,
  selectedOption = null,
  looksUpTyped = false,
  onChange,
  emptyText,
  ...rest
}: AsyncComboBoxProps) {
  const [question, setQuestion] = useState<string | null>((looksUpTyped && rest.typed) || null);
  const [answer, setAnswer] = useState<Answer>();
  const [chosen, setChosen] = useState<Option | null>(selectedOption);

  useEffect(() => {
    if (question === null) return;
    const controller = new AbortController();
    const answerWith = (options: readonly Option[], problem: string | null) => {
      if (!controller.signal.aborted) setAnswer({ text: question, options, problem });
    };
    const timer = setTimeout(
      () =>
        loadOptions(question, controller.signal).then(
          (options) => answerWith(options, null),
          (error: unknown) => answerWith([], isUnanswered(error) ? OFFLINE_TEXT : FAILURE_TEXT),
        ),
      question ? WAIT_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, loadOptions]);

  const selected = [chosen, selectedOption].find((option) => option?.value === rest.value) ?? null;
  const found = answer?.options ?? [];
  // The answer to a text holds what was asked for alone: Enter takes its first option.
  const isAsked = question !== null && question.trim() !== '' && question !== selected?.label;
  const isOffered = selected && !isAsked && found.every(({ value }) => value !== selected.value);

  return (
    <ComboBox
      {...rest}
      options={isOffered ? [selected, ...found] : found}
      selectedOption={selected}
      isLoading={question !== null && answer?.text !== question}
      emptyText={answer?.problem ?? emptyText}
      onInputChange={setQuestion}
      onOpen={() => setQuestion((before) => before ?? '')}
      onChange={(value, option) => {
        setChosen(option);
        onChange(value, option);
      }}
    />
  );
}
