// order=service_date.desc.nullslast,clients(last_name).asc,details->>floor
import { takeField } from './parse-select.ts'
import type { OrderTerm } from './query.ts'
import { malformed } from './rest-error.ts'
import { Scanner } from './scanner.ts'

export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, 'order')
  const terms: OrderTerm[] = []
  do terms.push(takeTerm(scanner))
  while (scanner.take(','))
  if (!scanner.done) scanner.fail('"." or "," or end of input')
  return terms
}

function takeTerm(scanner: Scanner): OrderTerm {
  const term: OrderTerm = { ...takeTarget(scanner), descending: false }
  if (scanner.take('.desc')) term.descending = true
  else scanner.take('.asc')
  if (scanner.take('.nullsfirst')) term.nulls = 'first'
  else if (scanner.take('.nullslast')) term.nulls = 'last'
  return term
}

function takeTarget(scanner: Scanner): Pick<OrderTerm, 'field' | 'embed'> {
  const field = takeField(scanner)
  if (field.path.length > 0 || !scanner.take('(')) return { field }
  const inner = takeField(scanner)
  scanner.expect(')')
  return { field: inner, embed: field.name }
}

// columns=a,"b c" and on_conflict=a,b
export function parseNames(text: string, parameter: string): string[] {
  if (text === '') throw malformed(`${parameter} parameter ()`, 'expecting a column name')
  const scanner = new Scanner(text, `${parameter} parameter`)
  const names: string[] = []
  do names.push(scanner.takeName())
  while (scanner.take(','))
  if (!scanner.done) scanner.fail('"," or end of input')
  return [...new Set(names)]
}
