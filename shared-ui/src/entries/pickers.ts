export type { Option } from '../field-frame/field-props';
export { BrazilianStateField } from '../forms/BrazilianStateField';
export { FormAsyncComboBox, FormComboBox, FormSelect, FormSlider } from '../forms/form-pickers';
export { StateCityFields, type StateCityFieldsProps } from '../forms/StateCityFields';
export { AsyncComboBox, type AsyncComboBoxProps } from '../pickers/AsyncComboBox';
export { ComboBox, type ComboBoxProps } from '../pickers/ComboBox';
export { Select, type SelectProps } from '../pickers/Select';
export { Slider, type SliderProps } from '../pickers/Slider';
