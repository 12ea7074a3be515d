// What a quote that came of a message has to say besides its price: for whom, what, where, and which times it offers.
import { useQuery } from '@tanstack/react-query'
import { officeQuoteWords } from '#content/office-quotes.ts'
import { addDays, formatDayOfYear, formatTimes, todayAt } from '#domain/calendar.ts'
import { lengthOf } from '#domain/clean-length.ts'
import type { OfferedTime } from '#domain/quote.ts'
import { type ServiceType, serviceLabel, serviceTypes } from '#domain/service-types.ts'
import { suburbsByTown } from '#domain/suburbs.ts'
import { availableSlots, type SlotAvailability } from '#web/data/bookings.ts'
import { X } from '#web/icons/x.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { linesOf, type QuoteFacts, type QuoteValues } from './quote-values.ts'
import type { QuoteEditing } from './use-quote-editor.ts'

const words = officeQuoteWords.fields
const mostOffers = 12

export function QuoteWithoutDay({ editing }: { editing: QuoteEditing }) {
  return (
    <>
      <WhatAndWhere editing={editing} />
      <Offers editing={editing} />
    </>
  )
}

function WhatAndWhere({ editing: { form, facts } }: { editing: QuoteEditing }) {
  const { values } = form
  const change = (changes: Partial<QuoteValues>) => form.change(again(facts, values, changes))
  return (
    <div className="field-grid">
      <SelectField
        label={words.service}
        value={values.service_type}
        onChange={event => change(ofType(facts, event.target.value as ServiceType))}
      >
        {serviceTypes.map(type => (
          <option key={type} value={type}>
            {serviceLabel(type)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.suburb}
        value={values.suburb ?? ''}
        onChange={event => change({ suburb: event.target.value || null })}
      >
        <option value="">{words.elsewhere}</option>
        {Object.entries(suburbsByTown).map(([town, suburbs]) => (
          <optgroup key={town} label={town}>
            {suburbs.map(suburb => (
              <option key={suburb}>{suburb}</option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <TextField {...form.bind('name')} label={words.name} autoComplete="off" />
      <TextField {...form.bind('phone')} label={words.phone} type="tel" autoComplete="off" optional />
      <TextField {...form.bind('email')} label={words.email} type="email" autoComplete="off" optional />
      <TextField {...form.bind('address')} label={words.address} autoComplete="off" optional />
    </div>
  )
}

const ofType = ({ choices }: QuoteFacts, service_type: ServiceType) => ({
  service_type,
  size: lengthOf(service_type, choices.lengths)?.usual_size ?? null,
  extras: [],
})

// Another kind or place has other prices; lines of her own stay.
function again(facts: QuoteFacts, values: QuoteValues, changes: Partial<QuoteValues>): Partial<QuoteValues> {
  const own = values.lines.filter(({ kind }) => kind === 'line')
  return { ...changes, lines: [...linesOf(facts, { ...values, ...changes }), ...own] }
}

function Offers({ editing: { form } }: { editing: QuoteEditing }) {
  const { offers } = form.values
  const free = useFreeTimes(form.values).filter(time => !offers.some(offer => isSame(offer, time)))
  const isFull = offers.length >= mostOffers
  const take = (picked: string) => {
    const time = free.find(one => keyOf(one) === picked)
    if (time) form.change({ offers: [...offers, { day: time.day, slot: time.slot }].sort(byTime) })
  }
  return (
    <div className="grid gap-2">
      <SelectField
        {...form.mark('offers')}
        label={words.offers}
        value=""
        disabled={isFull}
        hint={words.offersHint}
        onChange={event => take(event.target.value)}
      >
        <option value="">{words.chooseOffer}</option>
        {free.map(time => (
          <option key={keyOf(time)} value={keyOf(time)}>
            {timeWords(time)}
          </option>
        ))}
      </SelectField>
      <ul className="q-offers">
        {offers.map(offer => (
          <li key={keyOf(offer)}>
            {timeWords(offer)}
            <Button
              tone="text"
              aria-label={words.takeOff(timeWords(offer))}
              onClick={() => form.change({ offers: offers.filter(one => !isSame(one, offer)) })}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The free times of the next three weeks, for a clean as this one. */
function useFreeTimes({ service_type, size, extras, suburb }: QuoteValues): SlotAvailability[] {
  const from = addDays(todayAt(new Date()), 1)
  const wanted = {
    service_type,
    extras,
    is_endless: true,
    ...(size !== null && { size }),
    ...(suburb !== null && { suburb }),
  }
  const { data } = useQuery({
    queryKey: ['quote-times', from, wanted],
    queryFn: () => availableSlots(from, addDays(from, 20), wanted),
    staleTime: 15_000,
    placeholderData: before => before,
  })
  return (data ?? []).filter(({ state }) => state === 'free')
}

const keyOf = ({ day, slot }: OfferedTime) => `${day} ${slot}`
const isSame = (a: OfferedTime, b: OfferedTime) => keyOf(a) === keyOf(b)
const byTime = (a: OfferedTime, b: OfferedTime) => (keyOf(a) < keyOf(b) ? -1 : 1)
const timeWords = ({ day, slot }: OfferedTime) => `${formatDayOfYear(day)}, ${formatTimes(slot)}`
