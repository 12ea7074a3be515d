// The two things that go into a statement from outside: names from the catalogue, quoted, and values as parameters.
import type { Relation } from './catalogue.ts'

// The one column of what a function answers that returns no rows.
export const scalarName = 'pgrst_scalar'

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

export function relationSql({ schema, name }: Pick<Relation, 'schema' | 'name'>): string {
  return `${quoteName(schema)}.${quoteName(name)}`
}

export class Parameters {
  readonly values: (string | null)[] = []
  private readonly shared = new Map<string, string>()

  add(value: string, type?: string): string {
    this.values.push(value)
    return type === undefined ? `$${this.values.length}` : `$${this.values.length}::${type}`
  }

  // The same value gives the same parameter, so that PostgreSQL sees equal expressions in select and group by.
  share(value: string, type: string): string {
    const key = `${type} ${value}`
    const known = this.shared.get(key)
    if (known !== undefined) return known
    const added = this.add(value, type)
    this.shared.set(key, added)
    return added
  }
}

// {"a","b"}: PostgreSQL's text form of an array.
export function arrayLiteral(items: readonly string[]): string {
  return `{${items.map(item => `"${item.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`
}
