// The query of a request, parsed from its URL, before any name in it is looked up.
export type JsonStep = { key: string; isIndex: boolean; asText: boolean }
export type Field = { name: string; path: JsonStep[] }

export type AggregateName = 'sum' | 'avg' | 'min' | 'max' | 'count'
type Aggregate = { name: AggregateName; cast?: string }

// The name '*' means all columns; an empty name belongs to a bare count().
export type SelectColumn = {
  kind: 'column'
  field: Field
  alias?: string
  cast?: string
  aggregate?: Aggregate
}
export type SelectEmbed = {
  kind: 'embed'
  name: string
  alias?: string
  hint?: string
  inner: boolean
  spread: boolean
  select: SelectItem[]
}
export type SelectItem = SelectColumn | SelectEmbed

export type Operator = keyof typeof operators
export type Condition = {
  kind: 'condition'
  field: Field
  negated: boolean
  operator: Operator
  quantifier?: 'any' | 'all'
  // The text search configuration, such as english.
  config?: string
  value: string
  // The items of an in-list.
  list?: string[]
}
export type Logic = { kind: 'logic'; operator: 'and' | 'or'; negated: boolean; parts: Filter[] }
export type Filter = Condition | Logic

export type OrderTerm = {
  field: Field
  // Set when ordering by a column of an embedded row: order=clients(name).
  embed?: string
  descending: boolean
  nulls?: 'first' | 'last'
}

// The path names the embedded resource that a part belongs to; it is empty for the table itself.
export type Placed<Part> = { path: string[]; part: Part }

export type Query = {
  select: SelectItem[]
  filters: Placed<Filter>[]
  orders: Placed<OrderTerm[]>[]
  limits: Placed<number>[]
  offsets: Placed<number>[]
  columns?: string[]
  onConflict?: string[]
  // The arguments of a function called with GET, in the order given.
  args: [string, string][]
}

// PostgreSQL's operator for each; those with an empty text have a form of their own.
export const operators = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  in: '',
  is: '',
  isdistinct: '',
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} as const

export const quantifiable: ReadonlySet<string> = new Set([
  'eq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
])
export const textSearches: ReadonlySet<string> = new Set(['fts', 'plfts', 'phfts', 'wfts'])
