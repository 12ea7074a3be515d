// What is to be decided about a record: two that may be one person, and what a form said otherwise.

import { type ReactNode, useId, useState } from 'react'
import { mergeWords, suggestionWords } from '#content/customers.ts'
import { formatShortDate, todayAt } from '#domain/calendar.ts'
import { differingFields, type MergeChoices, mergedCleans, settledFields } from '#domain/customer-merge.ts'
import { fullName } from '#domain/full-name.ts'
import { formatPhone } from '#domain/phone.ts'
import { isChangedMeanwhile } from '#domain/refusal.ts'
import { ActButton } from '#web/acts/act-button.tsx'
import {
  type CustomerFile,
  mergeCustomers,
  type Suggestion,
  settleSuggestion,
} from '#web/data/customer-file.ts'
import type { Customer } from '#web/data/customers.ts'
import { GitMerge } from '#web/icons/git-merge.ts'
import { MailAddress } from '#web/ui/mail-address.tsx'
import { sinceMonth, unmerge } from './customer-acts.ts'

export function CustomerQuestions({ file }: { file: CustomerFile }) {
  return (
    <>
      {file.duplicates.map(({ suggestion_id, customer: other }) => (
        <MergeBox key={suggestion_id} keep={file.customer} drop={other} suggestionId={suggestion_id} />
      ))}
      <SuggestionBox file={file} />
    </>
  )
}

type MergeBoxProps = { keep: Customer; drop: Customer; suggestionId: string }

/** Two records that may be one person: shows the result of a merge, field by field, before anything happens. */
function MergeBox({ keep, drop, suggestionId }: MergeBoxProps) {
  const [choices, setChoices] = useState<MergeChoices>({})
  const name = fullName(drop)
  return (
    <section className="note-box" aria-label={mergeWords.title(name)}>
      <h4>{mergeWords.title(name)}</h4>
      <p>{leadOf(keep, drop)}</p>
      <div className="pairs">
        <div className="pair-heads" aria-hidden="true">
          <span>{mergeWords.this}</span>
          <span>{mergeWords.other(sinceMonth(drop))}</span>
        </div>
        {differingFields(keep, drop).map(({ field, label, keep: ours, drop: theirs }) => (
          <ChoicePair
            key={field}
            label={label}
            values={{ keep: ours, drop: theirs }}
            chosen={choices[field] ?? 'keep'}
            onChoose={side => setChoices({ ...choices, [field]: side })}
          />
        ))}
        <SettledPairs keep={keep} drop={drop} />
        <PlainPair label={mergeWords.services}>
          <Sum keep={keep} drop={drop} />
        </PlainPair>
      </div>
      <p className="mt-2">{mergeWords.moves}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ActButton
          tone="quiet"
          work={() => mergeCustomers(keep, drop, choices)}
          said={mergeWords.merged(name)}
          failed={error => ({ title: isChangedMeanwhile(error) ? mergeWords.changed : mergeWords.failed })}
          undo={({ merge_id }) => unmerge(merge_id)}
        >
          <GitMerge aria-hidden="true" />
          {mergeWords.merge}
        </ActButton>
        <ActButton
          tone="text"
          work={() => settleSuggestion(suggestionId, false)}
          said={mergeWords.dismissed}
          failed={{ title: mergeWords.dismissFailed }}
        >
          {mergeWords.twoPeople}
        </ActButton>
      </div>
    </section>
  )
}

type Side = 'keep' | 'drop'
type ChoicePairProps = {
  label: string
  values: Record<Side, string>
  chosen: Side
  onChoose: (side: Side) => void
}

function ChoicePair({ label, values, chosen, onChoose }: ChoicePairProps) {
  const name = useId()
  return (
    <fieldset>
      <legend>{label}</legend>
      {(['keep', 'drop'] as const).map(side => (
        <label key={side}>
          <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
          <span>
            <MailAddress>{values[side]}</MailAddress>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function PlainPair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <small>{label}</small>
      <p>{children}</p>
    </div>
  )
}

// The fields that need no choice, in two lines.
function SettledPairs({ keep, drop }: { keep: Customer; drop: Customer }) {
  const settled = settledFields(keep, drop)
  const told = (shared: boolean) =>
    settled
      .filter(({ isShared }) => isShared === shared)
      .map(({ value }) => value)
      .join(' · ')
  return (
    <>
      {told(true) && <PlainPair label={mergeWords.both}>{told(true)}</PlainPair>}
      {told(false) && <PlainPair label={mergeWords.onlyOne}>{told(false)}</PlainPair>}
    </>
  )
}

function Sum({ keep, drop }: { keep: Customer; drop: Customer }) {
  const cleans = mergedCleans(keep, drop)
  return (
    <>
      {mergeWords.sum(cleans.keep, cleans.drop)} <b>{cleans.total}</b>
      {mergeWords.card(cleans.stamps, cleans.places)}
      {cleans.earns > 0 && mergeWords.earns(cleans.earns)}
    </>
  )
}

function leadOf(keep: Customer, drop: Customer): string {
  if (keep.phone && keep.phone === drop.phone) return mergeWords.lead.phone
  if (keep.email && keep.email.toLowerCase() === drop.email?.toLowerCase()) return mergeWords.lead.email
  return mergeWords.lead.other
}

/** Values of a booking or registration that differ from the record: each is accepted or dismissed. */
function SuggestionBox({ file: { suggestions, customer } }: { file: CustomerFile }) {
  const { title, booked, plain } = suggestionWords
  const [first] = suggestions
  if (!first) return null
  return (
    <section className="note-box" aria-label={title}>
      <h4>{title}</h4>
      <p>{first.booked_on ? booked(formatShortDate(todayAt(new Date(first.booked_on)))) : plain}</p>
      <ul className="pairs">
        {suggestions.map(suggestion => (
          <SuggestionLine key={suggestion.id} suggestion={suggestion} seen={customer.updated_at} />
        ))}
      </ul>
    </section>
  )
}

function SuggestionLine({ suggestion, seen }: { suggestion: Suggestion; seen: string }) {
  const { fields, account, kept, take, link, keep, taken, left, failed } = suggestionWords
  const { id, field, offered } = suggestion
  const isAccount = field === 'account'
  const acts = [
    { word: isAccount ? link : take, isTaken: true, said: taken },
    { word: keep, isTaken: false, said: left },
  ]
  return (
    <li>
      <small>{fields[field]}</small>
      <p>
        {isAccount ? (
          account(offered)
        ) : (
          <>
            {kept(readable(field, suggestion.kept))} → <b>{readable(field, offered)}</b>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2 py-2">
        {acts.map(({ word, isTaken, said }) => (
          <ActButton
            key={word}
            tone={isTaken ? 'quiet' : 'text'}
            aria-label={`${word}: ${fields[field]}`}
            work={() => settleSuggestion(id, isTaken, seen)}
            said={said}
            failed={{ title: failed }}
          >
            {word}
          </ActButton>
        ))}
      </div>
    </li>
  )
}

function readable(field: Suggestion['field'], value: string | null): string | null {
  return field === 'phone' && value ? formatPhone(value) : value
}
