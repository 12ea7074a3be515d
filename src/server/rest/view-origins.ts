// Which table's column each column of a view shows, so that a view can be embedded by its tables' foreign keys.
// PostgreSQL keeps this in the view's stored rule, a tree written as text: ({QUERY … :targetList ({TARGETENTRY …
// :resno 1 … :resorigtbl 16384 :resorigcol 2 :resjunk false} …) …}).
export type Origin = { table: string; column: number }

// By the view's own column number.
export function viewOrigins(rule: string): Map<number, Origin> {
  const origins = new Map<number, Origin>()
  for (const entry of outerEntries(rule)) {
    const match = /:resno (\d+) .*:resorigtbl (\d+) :resorigcol (\d+) :resjunk false/s.exec(entry)
    if (!match || match[2] === '0') continue
    origins.set(Number(match[1]), { table: match[2] as string, column: Number(match[3]) })
  }
  return origins
}

// The target entries of the outermost query only, each without the expression inside it.
function outerEntries(rule: string): string[] {
  const entries: string[] = []
  let depth = 0
  let ownTextFrom = 0
  for (let i = 0; i < rule.length; i++) {
    const character = rule[i]
    if (character === '\\') i++
    else if (character === '{') {
      depth++
      if (depth === 2) ownTextFrom = i
    } else if (character === '}') {
      if (depth === 2) entries.push(rule.slice(ownTextFrom, i))
      else if (depth === 3) ownTextFrom = i + 1
      depth--
    }
  }
  return entries.filter(entry => entry.includes(':resorigtbl'))
}

// Follows views on views down to the tables.
export function resolveOrigin(origin: Origin, views: Map<string, Map<number, Origin>>): Origin | undefined {
  let current: Origin | undefined = origin
  while (current && views.has(current.table)) current = views.get(current.table)?.get(current.column)
  return current
}
