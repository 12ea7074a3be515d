// A list on a laptop: a table with a page at a time, whose heads sort and whose rows open what they are about.
import { type QueryKey, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { type MouseEvent as Press, type ReactNode, useState } from 'react'
import { officeWords } from '#content/office.ts'
import { ArrowDown } from '#web/icons/arrow-down.ts'
import { ArrowUp } from '#web/icons/arrow-up.ts'
import { ChevronLeft } from '#web/icons/chevron-left.ts'
import { ChevronRight } from '#web/icons/chevron-right.ts'
import type { LineIcon } from '#web/icons/line-icon.tsx'
import { Link } from '#web/router/link.tsx'
import { useLocation, useParams } from '#web/router/routing.tsx'
import { fromList } from './use-close-panel.ts'

export type Table<Row> = {
  /** The first one leads to the record. */
  columns: Column<Row>[]
  /** Where a row opens, without the list's search. */
  pathOf: (row: Row) => string
}

type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  sort?: { by: string; direction: 'ascending' | 'descending' | undefined; onSort: () => void }
  /** A long text is cut where there is little room. */
  width?: 'number' | 'long'
  /** Left out there altogether. */
  isSpare?: boolean
}

/** A list that can be read from any of its rows on. */
export type Pages<Row> = {
  asked: object
  after: (row: Row | undefined) => UseInfiniteQueryOptions<Row[], Error, Row[], QueryKey, Row | undefined>
}

type ListTableProps<Row> = {
  list: Pages<Row>
  table: Table<Row>
  title: string
  total: number | undefined
}

export function ListTable<Row extends { id: string }>({ list, table, title, total }: ListTableProps<Row>) {
  const turning = usePages(list)
  const { search } = useLocation()
  const { id } = useParams()
  const { columns, pathOf } = table
  return (
    <div className="@container min-w-0">
      <table className="list-table" aria-label={title}>
        <thead>
          <tr>
            {columns.map(column => (
              <Head key={column.title} column={column} />
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {turning.rows.map(row => (
            <tr key={row.id} onClick={followLink}>
              {columns.map(({ title, cell, width, isSpare }, place) => (
                <td key={title} data-width={width} data-spare={isSpare || undefined}>
                  {place > 0 ? (
                    cell(row)
                  ) : (
                    <Link
                      data-row
                      to={`${pathOf(row)}${search}`}
                      state={fromList}
                      aria-current={row.id === id || undefined}
                    >
                      {cell(row)}
                    </Link>
                  )}
                </td>
              ))}
              <td className="w-6">
                <ChevronRight aria-hidden="true" className="size-5 text-ink-soft" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager turning={turning} total={total} sort={columns.find(({ sort }) => sort?.direction)?.title} />
    </div>
  )
}

// The whole row leads where its link does. Not by a link that is laid over it: Safari lays that over the whole table.
function followLink({ target, currentTarget, nativeEvent }: Press<HTMLTableRowElement>) {
  const isLink = target instanceof Element && target.closest('a')
  const isSelecting = getSelection()?.isCollapsed === false
  if (!isLink && !isSelecting)
    currentTarget.querySelector('a')?.dispatchEvent(new MouseEvent('click', nativeEvent))
}

function Head<Row>({ column: { title, sort, width, isSpare } }: { column: Column<Row> }) {
  const Arrow = sort?.direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={sort?.direction} data-width={width} data-spare={isSpare || undefined}>
      {sort ? (
        <button type="button" aria-label={sort.by} onClick={sort.onSort}>
          {title}
          {sort.direction && <Arrow aria-hidden="true" className="ml-1 inline size-3.5" />}
        </button>
      ) : (
        title
      )}
    </th>
  )
}

type Before<Row> = { last: Row; count: number }

/** One page at a time. After a change the first is read again and the one on screen, and not those in between. */
function usePages<Row>(list: Pages<Row>) {
  const asked = JSON.stringify(list.asked)
  const [turned, setTurned] = useState({ asked, before: [] as Before<Row>[], isFailed: false })
  // Another search starts at its first page.
  const before = turned.asked === asked ? turned.before : []
  const isFirst = before.length === 0
  const query = useInfiniteQuery(list.after(before.at(-1)?.last))
  const rows = query.data ?? []
  const turnTo = (pages: Before<Row>[], isFailed = false) => setTurned({ asked, before: pages, isFailed })
  const back = (isFailed?: boolean) => turnTo(before.slice(0, -1), isFailed)
  const next = () => turnTo([...before, ...rows.slice(-1).map(last => ({ last, count: rows.length }))])
  // A page that could not be read, or that has become empty, gives way to the one before.
  if (!isFirst && !query.isPending && rows.length === 0) back(query.isError)
  // Until the next page is here, the one before it is shown.
  const passed = query.isPlaceholderData ? before.slice(0, -1) : before
  return {
    rows,
    first: passed.reduce((sum, { count }) => sum + count, 1),
    back: !isFirst && (() => back()),
    next: query.hasNextPage && (() => !query.isPlaceholderData && next()),
    isFailed: (turned.asked === asked && turned.isFailed) || query.isError,
  }
}

type PagerProps = {
  turning: ReturnType<typeof usePages>
  total: number | undefined
  sort: string | undefined
}

function Pager({ turning: { rows, first, back, next, isFailed }, total, sort }: PagerProps) {
  const { label, range, sorted, back: backWord, next: nextWord } = officeWords.pages
  return (
    <nav aria-label={label} className="flex min-h-11 items-center gap-2 text-ink-soft">
      <p role="status" className="flex-1">
        {isFailed ? officeWords.kept : range(first, first + rows.length - 1, total)}
        {!isFailed && sort && sorted(sort)}
      </p>
      {(back || next) && (
        <>
          <Turn icon={ChevronLeft} label={backWord} onTurn={back} />
          <Turn icon={ChevronRight} label={nextWord} onTurn={next} />
        </>
      )}
    </nav>
  )
}

type TurnProps = { icon: LineIcon; label: string; onTurn: (() => unknown) | false }

function Turn({ icon: TurnIcon, label, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className="icon-button ringed disabled:opacity-40"
      aria-label={label}
      title={label}
      disabled={!onTurn}
      onClick={onTurn || undefined}
    >
      <TurnIcon aria-hidden="true" />
    </button>
  )
}
