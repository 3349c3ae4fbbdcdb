import { describeRefusals } from './describe-refusals';

describeRefusals(2, 2);
