import { describeLeaves } from './describe-leaves';

describeLeaves(2, 2);
