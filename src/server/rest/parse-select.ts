// select=id,name:full_name,total:price.sum(),client:clients!inner(first_name),...towns(region)
import { limits, tooMuch } from './limits.ts'
import type { AggregateName, Field, JsonStep, SelectColumn, SelectEmbed, SelectItem } from './query.ts'
import { Scanner } from './scanner.ts'

const aggregates: readonly AggregateName[] = ['sum', 'avg', 'min', 'max', 'count']

export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, 'select parameter')
  const items = parseItems(scanner, { depth: 0, items: 0, embeds: 0 })
  if (!scanner.done) scanner.fail('"," or end of input')
  return items
}

type Size = { depth: number; items: number; embeds: number }

function parseItems(scanner: Scanner, size: Size): SelectItem[] {
  const items: SelectItem[] = []
  if (scanner.done || scanner.peek(')')) return items
  do {
    items.push(parseItem(scanner, size))
    if (++size.items > limits.selectItems) throw tooMuch('selected fields', limits.selectItems)
  } while (scanner.take(','))
  return items
}

function parseItem(scanner: Scanner, size: Size): SelectItem {
  if (scanner.take('...')) return parseEmbed(scanner, size, { spread: true })
  if (scanner.take('*')) return { kind: 'column', field: { name: '*', path: [] } }
  const alias = takeAlias(scanner)
  const start = scanner.at
  if (scanner.take('count()')) return withCast(scanner, { alias })
  scanner.takeName()
  const isEmbed = scanner.peek('(') || scanner.peek('!')
  scanner.at = start
  return isEmbed ? parseEmbed(scanner, size, { spread: false, alias }) : parseColumn(scanner, alias)
}

function takeAlias(scanner: Scanner): string | undefined {
  const start = scanner.at
  const name = scanner.takeName()
  if (scanner.peek(':') && !scanner.peek('::')) {
    scanner.take(':')
    return name
  }
  scanner.at = start
  return undefined
}

function withCast(scanner: Scanner, { alias }: { alias: string | undefined }): SelectColumn {
  const aggregate = { name: 'count' as const, cast: takeCast(scanner) }
  return { kind: 'column', field: { name: '', path: [] }, alias, aggregate }
}

function parseColumn(scanner: Scanner, alias: string | undefined): SelectColumn {
  const field = takeField(scanner)
  const cast = takeCast(scanner)
  if (!scanner.take('.')) return { kind: 'column', field, alias, cast }
  const name = aggregates.find(aggregate => scanner.take(`${aggregate}()`))
  if (!name) scanner.fail('sum(), avg(), min(), max() or count()')
  return { kind: 'column', field, alias, cast, aggregate: { name, cast: takeCast(scanner) } }
}

function takeCast(scanner: Scanner): string | undefined {
  if (!scanner.take('::')) return undefined
  return scanner.takeName()
}

function parseEmbed(scanner: Scanner, size: Size, given: { spread: boolean; alias?: string }): SelectEmbed {
  if (++size.embeds > limits.embeds) throw tooMuch('embedded resources', limits.embeds)
  if (size.depth >= limits.embedDepth) throw tooMuch('levels of embedding', limits.embedDepth)
  const name = scanner.takeName()
  const embed: SelectEmbed = { kind: 'embed', name, inner: false, select: [], ...given }
  while (scanner.take('!')) takeHint(scanner, embed)
  scanner.expect('(')
  size.depth++
  embed.select = parseItems(scanner, size)
  size.depth--
  scanner.expect(')')
  return embed
}

function takeHint(scanner: Scanner, embed: SelectEmbed): void {
  const hint = scanner.takeName()
  if (hint === 'inner') embed.inner = true
  else if (hint !== 'left') embed.hint = hint
}

export function takeField(scanner: Scanner): Field {
  return { name: scanner.takeName(), path: takeJsonPath(scanner) }
}

export function takeJsonPath(scanner: Scanner): JsonStep[] {
  const path: JsonStep[] = []
  while (scanner.peek('->')) {
    if (path.at(-1)?.asText) scanner.fail('no further arrow after ->>')
    scanner.take('->')
    const asText = scanner.take('>')
    const key = scanner.takeJsonKey()
    path.push({ key, isIndex: /^-?\d{1,9}$/.test(key), asText })
  }
  return path
}
