import { describeLeaves } from './describe-leaves';

describeLeaves(1, 2);
