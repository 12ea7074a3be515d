// price=gte.100 · name=ilike(any).{an*,jo*} · or=(status.eq.new,and(price.gt.5,not.paid.is.true))
import { limits, tooMuch } from './limits.ts'
import { takeField } from './parse-select.ts'
import {
  type Condition,
  type Field,
  type Filter,
  type Logic,
  type Operator,
  operators,
  quantifiable,
  textSearches,
} from './query.ts'
import { malformed } from './rest-error.ts'
import { Scanner } from './scanner.ts'

const operatorNames = Object.keys(operators) as Operator[]
const isValues: ReadonlySet<string> = new Set(['null', 'not_null', 'true', 'false', 'unknown'])

// Tells a filter from an argument where a function is called with GET.
export function looksLikeFilter(value: string): boolean {
  const match = /^(?:not\.)?([a-z]+)(?:\([^)]*\))?\./.exec(value)
  return match?.[1] !== undefined && match[1] in operators
}

export function parseCondition(field: Field, text: string): Condition {
  const scanner = new Scanner(text, 'filter')
  const condition = takeOperator(scanner, field)
  if (condition.operator === 'in') {
    condition.list = takeList(scanner)
    if (!scanner.done) scanner.fail('end of input')
    return condition
  }
  condition.value = text.slice(scanner.at)
  return checked(condition, scanner)
}

export function parseLogic(text: string, operator: 'and' | 'or', negated: boolean): Logic {
  const scanner = new Scanner(text, 'logic tree')
  const size = { depth: 0, conditions: 0 }
  const tree: Logic = { kind: 'logic', operator, negated, parts: takeParts(scanner, size) }
  if (!scanner.done) scanner.fail('end of input')
  return tree
}

type Size = { depth: number; conditions: number }

function takeParts(scanner: Scanner, size: Size): Filter[] {
  if (++size.depth > limits.logicDepth) throw tooMuch('levels of and/or', limits.logicDepth)
  scanner.expect('(')
  const parts: Filter[] = []
  do {
    parts.push(takePart(scanner, size))
    if (++size.conditions > limits.conditions) throw tooMuch('conditions', limits.conditions)
    scanner.takeWhile(character => character === ' ')
  } while (scanner.take(','))
  scanner.expect(')')
  size.depth--
  return parts
}

function takePart(scanner: Scanner, size: Size): Filter {
  scanner.takeWhile(character => character === ' ')
  const logic = /^(not\.)?(and|or)\(/.exec(scanner.text.slice(scanner.at, scanner.at + 8))
  if (!logic) return takeCondition(scanner)
  scanner.at += logic[0].length - 1
  const operator = logic[2] as 'and' | 'or'
  return { kind: 'logic', operator, negated: logic[1] !== undefined, parts: takeParts(scanner, size) }
}

function takeCondition(scanner: Scanner): Condition {
  const negatedBefore =
    /^not\.(?!and\(|or\()/.test(scanner.text.slice(scanner.at)) && !isOperatorNext(scanner)
  if (negatedBefore) scanner.take('not.')
  const field = takeField(scanner)
  scanner.expect('.')
  const condition = takeOperator(scanner, field)
  if (negatedBefore) condition.negated = !condition.negated
  if (condition.operator === 'in') condition.list = takeList(scanner)
  else condition.value = takeLogicValue(scanner)
  return checked(condition, scanner)
}

// A column may itself be called "not": then an operator follows its dot (not.eq.1).
function isOperatorNext(scanner: Scanner): boolean {
  return looksLikeFilter(scanner.text.slice(scanner.at + 'not.'.length))
}

function takeOperator(scanner: Scanner, field: Field): Condition {
  const negated = scanner.take('not.')
  const name = scanner.takeWhile(character => /[a-z]/.test(character))
  if (!(name in operators)) {
    scanner.at -= name.length
    scanner.fail(`"not" or operator (${operatorNames.join(', ')})`)
  }
  const condition: Condition = { kind: 'condition', field, negated, operator: name as Operator, value: '' }
  takeModifier(scanner, condition)
  scanner.expect('.')
  return condition
}

function takeModifier(scanner: Scanner, condition: Condition): void {
  if (!scanner.take('(')) return
  const modifier = scanner.takeWhile(character => character !== ')')
  scanner.expect(')')
  if (textSearches.has(condition.operator)) condition.config = modifier
  else if (quantifiable.has(condition.operator) && (modifier === 'any' || modifier === 'all')) {
    condition.quantifier = modifier
  } else scanner.fail(`no modifier (${modifier}) on ${condition.operator}`)
}

function takeList(scanner: Scanner): string[] {
  scanner.expect('(')
  const items: string[] = []
  if (scanner.take(')')) return items
  do {
    items.push(takeListItem(scanner))
    if (items.length > limits.listItems) throw tooMuch('items in a list', limits.listItems)
  } while (scanner.take(','))
  scanner.expect(')')
  return items
}

function takeListItem(scanner: Scanner): string {
  return takeWholeQuoted(scanner) ?? scanner.takeWhile(character => character !== ',' && character !== ')')
}

function takeLogicValue(scanner: Scanner): string {
  return (
    takeWholeQuoted(scanner) ??
    takeBraced(scanner) ??
    scanner.takeWhile(character => character !== ',' && character !== ')')
  )
}

// A quoted text counts as such only when it is the whole value; 5" is two plain characters.
function takeWholeQuoted(scanner: Scanner): string | undefined {
  const start = scanner.at
  const quoted = scanner.takeQuoted()
  if (quoted !== undefined && (scanner.done || scanner.peek(',') || scanner.peek(')'))) return quoted
  scanner.at = start
  return undefined
}

// {a,b} is one value, commas and all.
function takeBraced(scanner: Scanner): string | undefined {
  if (!scanner.peek('{')) return undefined
  const start = scanner.at
  let depth = 0
  do {
    if (scanner.peek('"')) scanner.takeQuoted() ?? scanner.fail('a closing "')
    else {
      if (scanner.peek('{')) depth++
      else if (scanner.peek('}')) depth--
      else if (scanner.done) scanner.fail('"}"')
      scanner.at++
    }
  } while (depth > 0)
  return scanner.text.slice(start, scanner.at)
}

function checked(condition: Condition, scanner: Scanner): Condition {
  const { operator, value, quantifier } = condition
  if (operator === 'is' && !isValues.has(value.toLowerCase())) {
    throw malformed(
      `filter (is.${value.slice(0, 100)})`,
      'unexpected value expecting null, not_null, true, false or unknown',
    )
  }
  if (quantifier && !/^\{.*\}$/s.test(value)) scanner.fail('a list in braces, such as {a,b}')
  return condition
}
