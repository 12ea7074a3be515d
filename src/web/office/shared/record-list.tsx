// One list from one description: ruled rows on a laptop, cards on a phone.

import type { ReactNode } from 'react'
import { ChevronDown } from '#web/icons/chevron-down.ts'
import type { LineIcon } from '#web/icons/line-icon.tsx'
import { Link } from '#web/router/link.tsx'
import { useLocation, useParams } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { fromList } from './use-close-panel.ts'

export type Records<Row> = {
  nameOf: (row: Row) => string
  /** Where it opens, without the list's search. Nothing opens where there is none. */
  pathOf?: (row: Row) => string
  /** After the name. */
  markOf?: (row: Row) => ReactNode
  columns: RecordColumn<Row>[]
  /** On a card: beside the name, and below it. */
  cardBeside: (row: Row) => ReactNode
  cardLines: (row: Row) => ReactNode
  actionsTitle: string
  actionsOf?: (row: Row) => RecordAction[]
  /** Buttons that look the same in a row and on a card. */
  buttonsOf?: (row: Row) => ReactNode
  isStruck?: (row: Row) => boolean
}

export type RecordColumn<Row> = {
  title: string
  /** In place of the name, which opens the record. */
  cell?: (row: Row) => ReactNode
  sort?: { by: string; direction: 'ascending' | 'descending' | undefined; onSort: () => void }
  isNumber?: boolean
  /** Left out beside an open panel. */
  isSpare?: boolean
  looks?: (row: Row) => string
}

/** An icon in a row, an icon and words on a card. */
export type RecordAction = {
  icon: LineIcon
  label: string
  /** For people who hear it: whose. */
  named: string
  to?: string
  onAct?: () => void
  isDanger?: boolean
}

type ListProps<Row> = { records: Records<Row>; rows: Row[] }

export function RecordList<Row extends { id: string }>({ records, rows }: ListProps<Row>) {
  return (
    <>
      <div className="laptop-only ruled-wrap">
        <RecordTable records={records} rows={rows} />
      </div>
      <div className="phone-only">
        <RecordCards records={records} rows={rows} />
      </div>
    </>
  )
}

type TableProps<Row> = ListProps<Row> & {
  className?: string
  /** A row above all others, and what stands below them. */
  firstRow?: ReactNode
  foot?: ReactNode
}

export function RecordTable<Row extends { id: string }>(props: TableProps<Row>) {
  const { records, rows, className = '', firstRow, foot } = props
  return (
    <table className={`table ruled ${className}`}>
      <thead>
        <tr>
          {records.columns.map(column => (
            <Head key={column.title} column={column} />
          ))}
          <th scope="col" data-spare={isSpare(records)}>
            <span className="sr-only">{records.actionsTitle}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {firstRow}
        {rows.map(row => (
          <RecordRow key={row.id} records={records} row={row} />
        ))}
      </tbody>
      {foot}
    </table>
  )
}

const isSpare = <Row,>({ actionsOf }: Records<Row>) => Boolean(actionsOf) || undefined

function Head<Row>({ column: { title, sort, isNumber, isSpare } }: { column: RecordColumn<Row> }) {
  return (
    <th
      scope="col"
      aria-sort={sort?.direction}
      data-number={isNumber || undefined}
      data-spare={isSpare || undefined}
    >
      {sort ? (
        <button type="button" className="sort-button" aria-label={sort.by} onClick={sort.onSort}>
          {title}
          {sort.direction && <ChevronDown aria-hidden="true" />}
        </button>
      ) : (
        title
      )}
    </th>
  )
}

type RecordProps<Row> = { records: Records<Row>; row: Row }

function RecordRow<Row extends { id: string }>({ records, row }: RecordProps<Row>) {
  const isOpen = useParams().id === row.id
  return (
    <tr data-open={isOpen || undefined} data-cancelled={records.isStruck?.(row) || undefined}>
      {records.columns.map(({ title, cell, isNumber, isSpare, looks }) => (
        <td
          key={title}
          data-number={isNumber || undefined}
          data-spare={isSpare || undefined}
          className={looks?.(row)}
        >
          {cell ? cell(row) : <RecordName records={records} row={row} className="row-name" />}
        </td>
      ))}
      <td data-spare={isSpare(records)}>
        {records.buttonsOf?.(row)}
        {records.actionsOf && (
          <div className="row-actions">
            {records.actionsOf(row).map(action => (
              <IconAction key={action.label} {...action} />
            ))}
          </div>
        )}
      </td>
    </tr>
  )
}

/** For a phone: everything in reading order, its actions below. */
export function RecordCards<Row extends { id: string }>({ records, rows }: ListProps<Row>) {
  return (
    <ul className="row-cards">
      {rows.map(row => (
        <li key={row.id} className="row-card">
          <div className="row-card-head">
            <RecordName records={records} row={row} />
            {records.cardBeside(row)}
          </div>
          {records.cardLines(row)}
          <div className="row-card-actions">
            {records.buttonsOf?.(row)}
            {records.actionsOf?.(row).map(action => (
              <WordAction key={action.label} {...action} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

function RecordName<Row extends { id: string }>(props: RecordProps<Row> & { className?: string }) {
  const { records, row, className } = props
  const { search } = useLocation()
  const isOpen = useParams().id === row.id
  if (!records.pathOf) return <b className={className}>{records.nameOf(row)}</b>
  return (
    <span>
      <Link
        data-row
        className={className}
        to={`${records.pathOf(row)}${search}`}
        state={fromList}
        aria-current={isOpen || undefined}
      >
        {records.nameOf(row)}
      </Link>
      {records.markOf?.(row)}
    </span>
  )
}

function IconAction({ icon: ActionIcon, label, named, to, onAct }: RecordAction) {
  const props = { className: 'icon-button', 'aria-label': named, title: label }
  const icon = <ActionIcon aria-hidden="true" />
  return to ? (
    <Link {...props} to={to} state={fromList}>
      {icon}
    </Link>
  ) : (
    <button type="button" {...props} onClick={onAct}>
      {icon}
    </button>
  )
}

function WordAction({ icon: ActionIcon, label, named, to, onAct, isDanger }: RecordAction) {
  if (to)
    return (
      <Link className={buttonClass({ tone: 'text' })} to={to} state={fromList} aria-label={named}>
        <ActionIcon aria-hidden="true" />
        {label}
      </Link>
    )
  return (
    <Button
      tone={isDanger ? 'danger' : 'text'}
      className={isDanger ? 'ml-auto' : ''}
      aria-label={named}
      onClick={onAct}
    >
      {!isDanger && <ActionIcon aria-hidden="true" />}
      {label}
    </Button>
  )
}
