import { describeRefusals } from './describe-refusals';

describeRefusals(1, 2);
