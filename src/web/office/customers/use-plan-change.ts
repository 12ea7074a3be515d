// A change of a plan in the making. Only what somebody typed is kept apart: the rest follows the plan as it is now.
import { useState } from 'react'
import { planWords } from '#content/office-plans.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { clockOf, minuteOf } from '#domain/clean-length.ts'
import { parseRand, toDecimal } from '#domain/money.ts'
import type { OnClosed } from '#domain/plan-days.ts'
import type { DayRhythm } from '#domain/rhythm.ts'
import { kindOf, type ServiceType } from '#domain/service-types.ts'
import type { SizeOfClean } from '#web/calendar/clean-size.tsx'
import { useCleanLength } from '#web/calendar/use-clean-length.ts'
import type { PlanCard, PlanChange } from '#web/data/plans.ts'
import { changeable } from '#web/plans/visits.ts'
import { isLengthWrong, type WorkFields } from './plan-fields.tsx'

const words = planWords.changing

export type ChangeFields = SizeOfClean &
  WorkFields & {
    from: IsoDay
    rhythm: DayRhythm
    service_type: ServiceType
    address: string
    notes: string
    onClosed: OnClosed
    price: string
  }

export function usePlanChange(plan: PlanCard) {
  const [typed, setTyped] = useState<Partial<ChangeFields>>({})
  const stored = fieldsOf(plan)
  const fields = { ...stored, ...typed }
  const known = useCleanLength({ type: fields.service_type, size: fields.size, extras: fields.extras })
  const hasOtherClean = isOtherClean(fields, plan)
  // Another clean takes its usual time, unless somebody says how long.
  if (hasOtherClean && known && typed.minutes === undefined) fields.minutes = String(known.minutes)
  const change = changeOf(plan, fields, typed.minutes !== undefined || !hasOtherClean)
  const isOtherService = hasOtherClean || change.minutes !== undefined || change.rhythm !== undefined
  const cents = parseRand(fields.price)
  const errors = {
    address: fields.address.trim() ? undefined : words.addressWrong,
    price: isOtherService && cents === undefined ? words.priceWrong : undefined,
  }
  if (isOtherService && cents !== undefined && cents !== plan.price_cents) change.price_cents = cents
  const isWrong = !fields.start || isLengthWrong(fields.minutes) || Boolean(errors.address ?? errors.price)
  return {
    fields,
    errors,
    isOtherService,
    type: (changes: Partial<ChangeFields>) =>
      setTyped(current => ({ ...current, ...whatDiffers(changes, { ...stored, ...current }) })),
    change: isWrong || Object.keys(change).length === 0 ? undefined : change,
  }
}

export type PlanChangeForm = ReturnType<typeof usePlanChange>

function fieldsOf(plan: PlanCard): ChangeFields {
  return {
    from: changeable(plan.visits)[0]?.plan_day ?? plan.from_day,
    rhythm: { rhythm: plan.rhythm, weekday: plan.weekday, nth: plan.nth },
    start: clockOf(plan.start_minute),
    minutes: String(plan.minutes),
    crew: String(plan.crew_id),
    service_type: plan.service_type,
    sized: kindOf(plan.service_type),
    size: plan.size ?? undefined,
    extras: plan.extras,
    suburb: plan.suburb ?? undefined,
    address: plan.address,
    notes: plan.special_instructions ?? '',
    onClosed: plan.on_closed,
    price: toDecimal(plan.price_cents),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

// The question about size repeats what it was given; that is nothing typed.
function whatDiffers(changes: Partial<ChangeFields>, shown: ChangeFields): Partial<ChangeFields> {
  const entries = Object.entries(changes) as [keyof ChangeFields, unknown][]
  return Object.fromEntries(entries.filter(([name, value]) => !isSame(value, shown[name])))
}

const isOtherClean = ({ service_type, size, extras = [] }: ChangeFields, plan: PlanCard) =>
  service_type !== plan.service_type || (size ?? null) !== plan.size || !isSame(extras, plan.extras)

// Only what is another than before.
function changeOf(plan: PlanCard, fields: ChangeFields, hasLength: boolean): PlanChange {
  const { rhythm, weekday, nth } = fields.rhythm
  const { service_type, size, extras = [], suburb = '', onClosed } = fields
  const address = fields.address.trim()
  const notes = fields.notes.trim()
  const start_minute = minuteOf(fields.start)
  const isOtherKind = kindOf(service_type) !== kindOf(plan.service_type)
  return {
    ...((rhythm !== plan.rhythm || weekday !== plan.weekday || nth !== plan.nth) && {
      rhythm,
      weekday,
      ...(nth !== null && { nth }),
    }),
    ...(start_minute !== plan.start_minute && { start_minute }),
    ...(hasLength && Number(fields.minutes) !== plan.minutes && { minutes: Number(fields.minutes) }),
    ...(Number(fields.crew) !== plan.crew_id && { crew_id: Number(fields.crew) }),
    ...(service_type !== plan.service_type && { service_type }),
    ...(size !== undefined && (isOtherKind || size !== plan.size) && { size }),
    ...((isOtherKind || !isSame(extras, plan.extras)) && { extras }),
    ...(address !== plan.address && { address }),
    ...(suburb !== (plan.suburb ?? '') && { suburb }),
    ...(notes !== (plan.special_instructions ?? '') && { special_instructions: notes }),
    ...(onClosed !== plan.on_closed && { on_closed: onClosed }),
  }
}
