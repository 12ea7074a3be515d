import { balanceWords as words } from '#content/admin.ts'
import { formatBalance, formatChange, toHundredths } from '#domain/balance-change.ts'
import { clockAt, formatShortDate, todayAt } from '#domain/calendar.ts'
import { type LedgerLine, readLedger } from '#web/data/clients.ts'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { ShowMore } from '#web/office/shared/show-more.tsx'
import { useKeysetPages } from '#web/office/shared/use-keyset-pages.ts'

const pageSize = 10
const { columns } = words

/** Every change of the two balances: when, who, why, by how much, and the new balance. */
export function LedgerHistory({ clientId }: { clientId: string }) {
  const query = useKeysetPages<LedgerLine>({
    queryKey: ['ledger', clientId],
    pageSize,
    read: after => readLedger(clientId, after, pageSize),
  })
  return (
    <section aria-label={words.history}>
      <QueryStates query={query} failed={words.failed} empty={words.none}>
        {lines => (
          <>
            <LedgerTable lines={lines} />
            <LedgerCards lines={lines} />
          </>
        )}
      </QueryStates>
      <ShowMore query={query} />
    </section>
  )
}

function LedgerTable({ lines }: { lines: LedgerLine[] }) {
  return (
    <table className="table ruled laptop-only">
      <thead>
        <tr>
          <th scope="col">{columns.when}</th>
          <th scope="col">{columns.who}</th>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.why}</th>
          <th scope="col" data-number>
            {columns.change}
          </th>
          <th scope="col" data-number>
            {columns.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={line.id}>
            <td className="whitespace-nowrap">{momentOf(line)}</td>
            <td>{line.who ?? words.system}</td>
            <td className="whitespace-nowrap">{words.kinds[line.kind]}</td>
            <td>{line.reason}</td>
            <td data-number>
              <Change line={line} />
            </td>
            <td data-number>{formatBalance(toHundredths(line.balance))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function LedgerCards({ lines }: { lines: LedgerLine[] }) {
  return (
    <ul className="row-cards phone-only">
      {lines.map(line => (
        <li key={line.id} className="row-card">
          <div className="row-card-head">
            <b>{line.reason}</b>
            <Change line={line} />
          </div>
          <p className="row-card-meta">
            <span>{words.thenIs(words.kinds[line.kind], formatBalance(toHundredths(line.balance)))}</span>
            <span>{momentOf(line)}</span>
            <span>{line.who ?? words.system}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Change({ line }: { line: LedgerLine }) {
  return <span className={line.delta > 0 ? 'plus' : 'minus'}>{formatChange(toHundredths(line.delta))}</span>
}

function momentOf({ created_at }: LedgerLine): string {
  const at = new Date(created_at)
  return `${formatShortDate(todayAt(at))}, ${clockAt(at)}`
}
