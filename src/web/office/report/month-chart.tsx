import { reportWords as words } from '#content/admin-money.ts'
import { formatShortMonth } from '#domain/calendar.ts'

type Bar = { month: string; count: number }

const height = 120
const step = 40

/** Twelve bars; the same figures are in a table for screen readers. */
export function MonthChart({ title, bars }: { title: string; bars: Bar[] }) {
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  const total = bars.reduce((sum, { count }) => sum + count, 0)
  return (
    <figure className="month-chart">
      <figcaption className="client-part">{title}</figcaption>
      <svg
        viewBox={`0 0 ${bars.length * step} ${height + 40}`}
        role="img"
        aria-label={words.chart(title, total)}
      >
        {bars.map(({ month, count }, place) => (
          <MonthBar
            key={month}
            month={month}
            count={count}
            left={place * step}
            tall={(count / highest) * height}
          />
        ))}
      </svg>
      <details>
        <summary>{words.table}</summary>
        <table className="table ruled">
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              <th scope="col" data-number>
                {words.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ month, count }) => (
              <tr key={month}>
                <td>{formatShortMonth(month)}</td>
                <td data-number data-title={words.count}>
                  {count}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function MonthBar({ month, count, left, tall }: Bar & { left: number; tall: number }) {
  const middle = left + step / 2
  return (
    <g>
      <rect x={left + 6} y={height + 18 - tall} width={step - 12} height={Math.max(tall, 1)} rx={4} />
      {count > 0 && (
        <text x={middle} y={height + 12 - tall}>
          {count}
        </text>
      )}
      <text x={middle} y={height + 34} className="month-name">
        {formatShortMonth(month).slice(0, 3)}
      </text>
    </g>
  )
}
