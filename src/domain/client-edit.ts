// The changes an admin may make to a client: fields, and balances with a reason each.
import * as z from 'zod/mini'
import { type BalanceKind, changeMessages, readChange, troubleOfChange } from './balance-change.ts'
import { customerSchema } from './customer.ts'
import { sanitiseText } from './sanitise.ts'

const fields = z.pick(customerSchema, {
  email: true,
  phone: true,
  address: true,
  city: true,
  state: true,
  zip_code: true,
  status: true,
})

export type ClientFields = z.output<typeof fields>

const why = z.string().check(z.overwrite(sanitiseText), z.maxLength(300, changeMessages.whyTooLong))

/** An amount that is left empty changes nothing; one that is typed needs a reason. */
export function clientEditSchema(balances: Record<BalanceKind, number>) {
  const amount = (kind: BalanceKind) =>
    z.string().check(
      z.check<string>(({ value, issues }) => {
        const trouble = value.trim() ? troubleOfChange(value, kind, balances[kind]) : undefined
        if (trouble) issues.push({ code: 'custom', message: trouble, input: value })
      }),
    )
  return z
    .extend(fields, {
      credits: amount('credits'),
      credits_why: why,
      points: amount('points'),
      points_why: why,
    })
    .check(reasonFor('credits'), reasonFor('points'))
}

const reasonFor = (kind: BalanceKind) =>
  z.refine<Record<string, unknown>>(form => !String(form[kind]).trim() || Boolean(form[`${kind}_why`]), {
    path: [`${kind}_why`],
    error: changeMessages.why,
  })

export type Move = { kind: BalanceKind; delta: number; reason: string }

export function movesOf(form: Record<`${BalanceKind}` | `${BalanceKind}_why`, string>): Move[] {
  return (['credits', 'points'] as const).flatMap(kind => {
    const change = readChange(form[kind])
    return change === undefined ? [] : [{ kind, delta: change / 100, reason: form[`${kind}_why`] }]
  })
}
