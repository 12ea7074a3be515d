// The one question about size that a kind of clean has, what comes on top, and the suburb. Loaded after the first tap.
import { useEffect, useState } from 'react'
import {
  isAskedHowOften,
  isWishedRhythm,
  type WishedRhythm,
  wishedRhythms,
  sizeWords as words,
} from '#content/clean-size.ts'
import { shortRand } from '#content/prices.ts'
import type { CleanExtra, CleanLength } from '#domain/clean-length.ts'
import { kindOf, type ServiceType } from '#domain/service-types.ts'
import { suburbIn, suburbsByTown } from '#domain/suburbs.ts'
import { windowMinutes } from '#domain/terms.ts'
import { knownCleanChoices } from '#web/data/clean-choices.ts'
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useCleanLength } from './use-clean-length.ts'

export type SizeOfClean = {
  size?: number | undefined
  /** The calendar need not be asked again for it. */
  isUsual?: boolean | undefined
  extras?: string[] | undefined
  suburb?: string | undefined
  /** How often they would like it. */
  often?: WishedRhythm | undefined
  /** The kind that size and extras were given for. */
  sized?: string | undefined
  /** 'about 3 hours' */
  takes?: string | undefined
  /** A free window may still be too short for it. */
  outlastsWindow?: boolean | undefined
}

type CleanSizeProps = {
  type: ServiceType
  clean: SizeOfClean
  onChange: (changes: SizeOfClean) => void
  /** Known already, of a client: its suburb need not be asked for. */
  address?: string | undefined
  /** The office is told what it can do about a clean that is too long; visitors are asked to write. */
  isOffice?: boolean
}

// A list to choose from up to here; beyond, a number to type.
const mostOptions = 30

export function CleanSize({ type, clean, address = '', onChange, isOffice }: CleanSizeProps) {
  const kind = kindOf(type)
  // Rooms are no panels: another kind starts from a size of its own.
  const given = clean.sized === kind ? clean : {}
  const known = useCleanLength({ type, ...given })
  const { size } = given
  // One that the owner has taken away since would be refused.
  const extras = known
    ? given.extras?.filter(key => known.offered.some(extra => extra.key === key))
    : given.extras
  const isSame = clean.sized === kind && extras?.length === given.extras?.length
  useEffect(() => {
    if (!known || (isSame && clean.takes === known.takes)) return
    const usual = known.length.usual_size
    const next = clean.sized === kind ? size : isOffice ? usual : known.startSize
    onChange({
      sized: kind,
      size: next,
      isUsual: next === usual,
      extras,
      takes: known.takes,
      outlastsWindow: known.minutes > windowMinutes,
    })
  })
  const named = suburbIn(address)
  const [isTaken, setTaken] = useState(false)
  useEffect(() => {
    if (isTaken || !named) return
    setTaken(true)
    if (!clean.suburb) onChange({ suburb: named })
  }, [isTaken, named, clean.suburb, onChange])
  if (!known) return null
  const { length, offered, takes, isTooLong } = known
  return (
    <fieldset className="comes mt-6 grid min-w-0 gap-5">
      <legend className={`mb-3 ${isOffice ? 'font-bold text-heading' : 'display text-title'}`}>
        {words.label}
      </legend>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:[&>:nth-child(3)]:col-span-2">
        <SizeField
          length={length}
          size={size}
          onChange={next => onChange({ size: next, isUsual: next === length.usual_size })}
        />
        {!isOffice && isAskedHowOften(type) && (
          <OftenField often={clean.often} onChange={often => onChange({ often })} />
        )}
        <SuburbField suburb={clean.suburb} onChange={suburb => onChange({ suburb })} />
      </div>
      {offered.length > 0 && (
        <Extras
          isFolded={!isOffice}
          offered={offered}
          extras={extras ?? []}
          onChange={next => onChange({ extras: next })}
        />
      )}
      {isTooLong ? (
        <p role="status">
          {words.tooLong.text}{' '}
          {isOffice ? (
            words.tooLong.office
          ) : (
            <a href={words.tooLong.href} className="font-semibold underline">
              {words.tooLong.label}
            </a>
          )}
        </p>
      ) : (
        <p role="status" className="text-small text-ink-soft">
          {words.takes(takes)}
        </p>
      )}
    </fieldset>
  )
}

type OftenFieldProps = {
  often: WishedRhythm | undefined
  onChange: (often: WishedRhythm | undefined) => void
}

function OftenField({ often, onChange }: OftenFieldProps) {
  return (
    <SelectField
      name="often"
      label={words.often}
      value={often ?? ''}
      onChange={({ target: { value } }) => onChange(isWishedRhythm(value) ? value : undefined)}
    >
      <option value="">{words.once}</option>
      {Object.entries(wishedRhythms).map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

type SizeFieldProps = {
  length: CleanLength
  size: number | undefined
  onChange: (size: number | undefined) => void
}

function SizeField({ length, size, onChange }: SizeFieldProps) {
  const { size_question: question, largest_size: largest } = length
  const field = { name: 'size', label: words.questions[question], 'data-field': 'size' }
  if (largest > mostOptions)
    return (
      <TextField
        {...field}
        inputMode="numeric"
        value={size ?? ''}
        onChange={event => onChange(Number(event.target.value.replace(/\D/g, '').slice(0, 4)) || undefined)}
      />
    )
  return (
    <SelectField
      {...field}
      value={size ?? length.usual_size}
      onChange={event => onChange(Number(event.target.value))}
    >
      {Array.from({ length: largest }, (_, place) => place + 1).map(count => (
        <option key={count} value={count}>
          {words.sizes[question](count)}
        </option>
      ))}
    </SelectField>
  )
}

type SuburbFieldProps = { suburb: string | undefined; onChange: (suburb: string | undefined) => void }

// Nobody is told that they live somewhere else before they have said so.
const elsewhere = 'elsewhere'

export function SuburbField({ suburb, onChange }: SuburbFieldProps) {
  const [isElsewhere, setElsewhere] = useState(false)
  function choose(value: string) {
    setElsewhere(value === elsewhere)
    onChange(value && value !== elsewhere ? value : undefined)
  }
  return (
    <SelectField
      name="suburb"
      label={words.suburb}
      data-field="suburb"
      value={suburb ?? (isElsewhere ? elsewhere : '')}
      onChange={event => choose(event.target.value)}
    >
      <option value="">{words.choose}</option>
      {Object.entries(suburbsByTown).map(([town, suburbs]) => (
        <optgroup key={town} label={town}>
          {suburbs.map(name => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
      ))}
      <option value={elsewhere}>{words.elsewhere}</option>
    </SelectField>
  )
}

type ExtrasProps = {
  /** Behind one line, until one is chosen: most want none. */
  isFolded: boolean
  offered: CleanExtra[]
  extras: string[]
  onChange: (extras: string[]) => void
}

function Extras({ isFolded, extras, ...props }: ExtrasProps) {
  const [startsOpen] = useState(extras.length > 0)
  if (!isFolded)
    return (
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">{words.extras}</legend>
        <ExtraChecks extras={extras} {...props} />
      </fieldset>
    )
  return (
    <details open={startsOpen} className="group min-w-0">
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        {words.extras}
        <Icon name="down" className="size-5 flex-none transition-[rotate] group-open:rotate-180" />
      </summary>
      <fieldset className="min-w-0 pt-1.5" aria-label={words.extras}>
        <ExtraChecks extras={extras} {...props} />
      </fieldset>
    </details>
  )
}

function ExtraChecks({ offered, extras, onChange }: Omit<ExtrasProps, 'isFolded'>) {
  const prices = knownCleanChoices()?.prices?.extras
  const priced = ({ key, label }: CleanExtra) => {
    const cents = prices?.find(extra => extra.key === key)?.price_cents
    if (cents) return words.extraCosts(label, shortRand(cents))
    return prices ? words.extraByQuote(label) : label
  }
  return (
    <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      {offered.map(({ key, ...extra }) => (
        <CheckField
          key={key}
          label={priced({ key, ...extra })}
          checked={extras.includes(key)}
          onChange={event =>
            onChange(event.target.checked ? [...extras, key] : extras.filter(other => other !== key))
          }
        />
      ))}
    </div>
  )
}
