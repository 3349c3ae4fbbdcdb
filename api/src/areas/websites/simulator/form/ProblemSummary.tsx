import { type FieldProblem, idOf } from './fields';

/** Everything that is wrong with what was sent, each a link to its field. */
export function ProblemSummary({ problems }: { problems: readonly FieldProblem<string>[] }) {
  if (problems.length === 0) return null;
  return (
    <div className="note bad" role="alert">
      <p>Falta pouco. Confira:</p>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${idOf(field)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
