import { TextSize } from 'victory';

// Victory measures words by writing into the page in a way that our security policy (trusted types) refuses, and the
// screen falls. It can also reckon their size from tables, which is near enough for axes and tips.
const { impl } = TextSize._approximateTextSizeInternal;
TextSize._approximateTextSizeInternal.impl = (text, style) => impl(text, style, true);

export {
  VictoryAxis,
  VictoryBar,
  VictoryChart,
  VictoryContainer,
  VictoryGroup,
  VictoryPie,
  VictoryTooltip,
} from 'victory';
