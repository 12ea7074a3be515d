// A list of the office: what is asked for stands in the address, so that Back, a reload and a colleague find the same list;
// it grows by pages, and says when it is read, empty or failed.
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { officeWords } from '#content/office.ts'
import type { ListOf } from '#web/data/resource.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { RowBones } from '#web/ui/row.tsx'
import { useRowKeys } from '#web/ui/row-keys.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import { ListTable, type Pages, type Table } from './list-table.tsx'
import { useListSearch } from './use-list-search.ts'

// One of a few, or any text that passes.
type Filter = readonly string[] | ((text: string) => boolean)
type Filters = Record<string, Filter>
type Choice<F extends Filter> = F extends readonly (infer One)[] ? One : string
type Chosen<F extends Filters> = { [Name in keyof F]: Choice<F[Name]> | undefined }
type Asked<F extends Filters> = { words: string } & Chosen<F>

type ListOptions<F extends Filters> = {
  /** The parameters of the address, and what each may be. */
  filters: F
  /** What is shown where the address says nothing. */
  usual?: Partial<Chosen<F>>
}

export function useList<F extends Filters, Row>(
  resource: ListOf<Asked<F>, Row>,
  { filters, usual = {} }: ListOptions<F>,
) {
  const { params, ask, askedWords, words, setWords, clear } = useListSearch()
  const names = Object.keys(filters) as (keyof F & string)[]
  const chosen = Object.fromEntries(
    names.map(name => [name, passed(filters[name], params.get(name)) ?? usual[name]]),
  ) as Chosen<F>
  const asked = { words: askedWords, ...chosen }
  const query = useInfiniteQuery(resource(asked))
  const choose = <Name extends keyof F & string>(name: Name, value: Choice<F[Name]> | undefined) =>
    ask(name, value === usual[name] ? undefined : String(value ?? ''))
  const isNarrowed = askedWords !== '' || names.some(name => chosen[name] !== usual[name])
  const after = (row: Row | undefined) => resource(asked, row)
  return { asked, words, setWords, clear, choose, isNarrowed, query, after, rows: query.data ?? [] }
}

function passed(filter: Filter | undefined, text: string | null) {
  const isFit = typeof filter === 'function' ? filter : (one: string) => filter?.includes(one)
  return text !== null && isFit(text) ? text : undefined
}

type List<Row> = Pages<Row> & {
  words: string
  setWords: (words: string) => void
  clear: () => void
  isNarrowed: boolean
  query: UseInfiniteQueryResult<Row[]>
  rows: Row[]
}

type ListToolsProps = {
  list: Pick<List<unknown>, 'words' | 'setWords'>
  label: string
  placeholder: string
  children?: ReactNode
}

/** The one line above a list: words, and what kind of rows. */
export function ListTools({ list, label, placeholder, children }: ListToolsProps) {
  return (
    <div className="flex gap-2">
      <SearchField
        className="min-w-0 max-w-none"
        label={label}
        placeholder={placeholder}
        shortcut="/"
        value={list.words}
        onSearch={list.setWords}
      />
      {children}
    </div>
  )
}

type Emptiness = { title: string; text: string; action?: string }

type ListRowsProps<Row> = {
  list: List<Row>
  /** Where nothing fits what is looked for, the action shows all again. */
  words: { title: string; failed: string; noMatch: Emptiness; empty: Emptiness }
  onEmpty?: () => void
  /** How many there are, where that is known. */
  total?: number | undefined
  /** On a laptop the list is a table. */
  table?: Table<Row>
  children: (row: Row) => ReactNode
}

/** Loading, failed, empty, or the rows: J and K move through them, and the focus stays where a row has left. */
export function ListRows<Row extends { id: string }>(props: ListRowsProps<Row>) {
  const { list, words, onEmpty, total, table, children } = props
  const { query, rows } = list
  const place = useFocusThatStays(rows)
  const isPhone = useIsPhone()
  useRowKeys()
  if (query.isPending) return <RowBones label={officeWords.loading} />
  // If a further page fails, the earlier ones stay.
  if (query.isError && !query.isFetchNextPageError)
    return (
      <FailedState title={words.failed} retry={{ label: officeWords.retry, onRetry: () => query.refetch() }}>
        {officeWords.kept}
      </FailedState>
    )
  if (rows.length === 0) {
    const { title, text, action } = list.isNarrowed ? words.noMatch : words.empty
    const onAct = list.isNarrowed ? list.clear : onEmpty
    return (
      <EmptyState
        title={title}
        action={
          onAct && (
            <Button tone="quiet" onClick={onAct}>
              {action}
            </Button>
          )
        }
      >
        {text}
      </EmptyState>
    )
  }
  if (table && !isPhone) return <ListTable {...{ list, table, total }} title={words.title} />
  return (
    <>
      <ul ref={place} aria-label={words.title} className="rows">
        {rows.map(row => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      <ListFoot query={query} shown={rows.length} total={total} />
    </>
  )
}

type ListFootProps = { query: UseInfiniteQueryResult<unknown>; shown: number; total?: number | undefined }

function ListFoot({ query, shown, total = 0 }: ListFootProps) {
  if (!query.hasNextPage) return null
  const hasFailed = query.isFetchNextPageError
  // The total may be counted no further than this, or before something new came in.
  const howMany = shown < total && officeWords.pages.shown(shown, total)
  return (
    <div className="flex min-h-11 items-center gap-2 text-ink-soft">
      <p className="flex-1" role={hasFailed ? 'alert' : undefined}>
        {hasFailed ? officeWords.kept : howMany}
      </p>
      <Button tone="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {hasFailed ? officeWords.retry : officeWords.showMore}
      </Button>
    </div>
  )
}

// A row that is done leaves the list, perhaps with the focus on it: the one that takes its place gets the focus,
// after the last one the page.
function useFocusThatStays(rows: unknown[]) {
  const list = useRef<HTMLUListElement>(null)
  const place = useRef(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the rows have changed
  useEffect(() => {
    const shown = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    if (place.current >= 0 && document.activeElement === document.body) {
      const next = shown[Math.min(place.current, shown.length - 1)] ?? document.querySelector('main')
      next?.focus({ preventScroll: true })
    }
    const remember = () => {
      place.current = shown.indexOf(document.activeElement as HTMLElement)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [rows])
  return list
}
