import { moneyWords } from '#content/money-page.ts'

type FigureTableProps = { label: string; heads: string[]; rows: string[][] }

/** The numbers behind a picture, one tap away: the first column names, the others count. */
export function FigureTable({ label, heads, rows }: FigureTableProps) {
  return (
    <details className="figure-table">
      <summary>
        {moneyWords.table}
        <span className="sr-only">: {label}</span>
      </summary>
      <table className="sums">
        <thead>
          <tr>
            {heads.map((head, place) => (
              <th key={head} scope="col" data-number={place > 0 || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {figures.map((figure, place) => (
                <td key={heads[place + 1]} data-number>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
