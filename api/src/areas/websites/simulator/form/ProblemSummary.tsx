import { formProblemAttributes } from '@girassol/api-platform/http/form-problem';
import { type FieldProblem, getFieldId } from './fields';

/** Summary of all problems of a form of the simulator, each with a link to its field. */
export function ProblemSummary({ problems }: { problems: readonly FieldProblem<string>[] }) {
  if (problems.length === 0) return null;
  return (
    <div className="note bad" {...formProblemAttributes}>
      <p>Falta pouco. Confira:</p>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${getFieldId(field)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
