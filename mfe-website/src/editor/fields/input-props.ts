/** What the input of a field takes. */
export interface InputProps<Field, Value> {
  id: string;
  field: Field;
  value: Value;
  /** `isTyped`: letters that belong together until one rests. */
  onChange: (value: Value, isTyped?: boolean) => void;
}
