import { describeValueReplacements } from './describe-value-replacements';

describeValueReplacements(1, 2);
