// The tables and functions that the data service shows: the only source of identifiers in its SQL.
export type Column = {
  name: string
  // As SQL writes it, qualified where needed.
  type: string
  // The type beneath a domain, by its bare name: jsonb, tsvector, …
  baseType: string
  // Composite types and arrays: a JSON path can enter them, though they are not JSON.
  isStructured: boolean
  isNullable: boolean
  // The expression of its default; null where PostgreSQL gives none or gives it by itself.
  defaultSql: string | null
  domain: DomainCasts | null
}

// Functions by which a domain says how its values are shown, asked for and taken in; null where it does not.
export type DomainCasts = { toJson: string | null; fromText: string | null; fromJson: string | null }

// Another form than JSON and CSV: a value or the rows of a page, put into it by a function of the schema.
export type Handler = {
  // Its media type; */* answers whatever is asked for.
  media: string
  isBytes: boolean
  // Over the rows of pgrst_page.
  sql: string
  // Of one table's rows or of one function's answer, whole as they are.
  needsAllColumns: boolean
}

export type ComputedColumn = { name: string; schema: string; type: string; baseType: string }

export type Relation = {
  schema: string
  name: string
  // A result is the shape of what a function answers; it is no table to ask for.
  kind: 'table' | 'view' | 'result'
  columns: Map<string, Column>
  computed: Map<string, ComputedColumn>
  primaryKey: string[]
  relationships: Relationship[]
  handlers: Handler[]
}

export type ColumnPair = { from: string; to: string }

export type Relationship = {
  cardinality: 'many-to-one' | 'one-to-many' | 'one-to-one' | 'many-to-many' | 'computed'
  isToOne: boolean
  // The constraint, or the function of a computed relationship.
  name: string
  from: Relation
  to: Relation
  columns: ColumnPair[]
  // True on the side that holds the foreign key.
  isOwner: boolean
  junction?: {
    relation: Relation
    targetConstraint: string
    fromColumns: ColumnPair[]
    toColumns: ColumnPair[]
  }
  functionSchema?: string
}

export type Argument = { name: string; type: string; isRequired: boolean; isVariadic: boolean }

export type RestFunction = {
  schema: string
  name: string
  args: Argument[]
  volatility: 'volatile' | 'stable' | 'immutable'
  returnsSet: boolean
  returns:
    | { kind: 'void' }
    | { kind: 'scalar' }
    // The rows of a table or view, or of columns that the function itself names.
    | { kind: 'rows'; relation: Relation }
  handlers: Handler[]
}

export type Catalogue = {
  // By schema, then by name.
  relations: Map<string, Map<string, Relation>>
  functions: Map<string, Map<string, RestFunction[]>>
  // Each type that a select may cast to, as the client writes it → as SQL writes it.
  types: Map<string, string>
  // For the rows of any table.
  handlers: Handler[]
}
