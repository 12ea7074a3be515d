import * as z from 'zod/mini'
import { startFacts } from '#content/business.ts'
import { factWords } from '#content/business-facts.ts'
import { isExample, nobodys, shownFact, things } from '#content/example-facts.ts'
import { firstStepWords as words } from '#content/first-steps.ts'
import { type FactName, type Facts, factChecks } from '#domain/business-facts.ts'
import { type FactChanges, readFacts, type StoredFacts, saveFacts } from '#web/data/business-facts.ts'
import { type FirstDay, firstFacts } from '#web/data/first-steps.ts'
import { only } from '#web/forms/use-form-draft.ts'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { TextField } from '#web/ui/field.tsx'
import { StepFoot, StepPage } from './step-page.tsx'
import { useStepMoves } from './use-first-day.ts'

const { fields, groups, hints } = factWords.form
type FirstFacts = Record<string, string>

const parts: [title: string, names: FactName[]][] = [
  [groups.business, ['name']],
  [groups.reach, ['phone', 'whatsapp', 'after_hours_phone', 'email']],
  [groups.address, ['street', 'town', 'postal_code', 'areas']],
  [
    factWords.examples.things.bank.title,
    ['bank_name', 'bank_account_name', 'bank_account_number', 'bank_branch_code'],
  ],
]
const likePhone: FactName[] = ['whatsapp', 'after_hours_phone']
const labels = only(firstFacts, fields) as Record<string, string>

// Most people have one phone.
const withPhone = (typed: FirstFacts): FirstFacts => ({
  ...typed,
  whatsapp: typed.whatsapp?.trim() || typed.phone || '',
  after_hours_phone: typed.after_hours_phone?.trim() || typed.phone || '',
})
const schema = z.pipe(
  z.transform(withPhone),
  z.object(only(firstFacts, factChecks) as typeof factChecks),
) as unknown as z.ZodMiniType<Facts>

export function BusinessStep() {
  return <StepPage step="business">{day => <BusinessForm day={day} />}</StepPage>
}

function BusinessForm({ day }: { day: FirstDay }) {
  const { goOn, mark, busyWith } = useStepMoves('business', day.states)
  const form = useSeenForm({
    stored: day.facts,
    draft: 'first-facts',
    formOf,
    schemaOf: () => schema,
    labels,
    notices: { saveFailed: words.form.failed },
    save: (seen, _, checked) => saveFacts(seen, confirmed(seen, checked)),
    read: readFacts,
    reads: ['facts', 'first-day'],
    onSaved: goOn,
  })
  const typeOf = (name: FactName) =>
    (things.phones as FactName[]).includes(name) ? 'tel' : name === 'email' ? 'email' : 'text'
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="grid max-w-3xl gap-6">
      {parts.map(([title, names]) => (
        <fieldset key={title} className="grid gap-3">
          <legend className="mb-3 font-semibold text-heading text-lg">{title}</legend>
          <div className="field-grid">
            {names.map(name => (
              <TextField
                key={name}
                {...form.bind(name)}
                label={fields[name]}
                type={typeOf(name)}
                autoComplete="off"
                optional={likePhone.includes(name)}
                hint={likePhone.includes(name) ? words.business.sameAsPhone : hints[name]}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p className="text-ink-soft">{words.business.facts}</p>
      <StepFoot onLater={() => void mark('later')} busyWith={form.isBusy ? 'done' : busyWith} />
    </form>
  )
}

// Who has read a fact here and goes on has said that it is right.
const confirmed = (seen: StoredFacts, checked: Facts): FactChanges =>
  Object.fromEntries(
    firstFacts
      .filter(
        name =>
          isExample(name, seen[name]) || shownFact(name, checked[name]) !== shownFact(name, seen[name] ?? ''),
      )
      .map(name => [name, checked[name]]),
  )

// An invented phone or bank is to be typed, not read over.
function formOf(stored: StoredFacts): FirstFacts {
  const shown = (name: FactName) =>
    isExample(name, stored[name]) && nobodys.includes(name)
      ? ''
      : shownFact(name, stored[name] ?? startFacts[name])
  return Object.fromEntries(firstFacts.map(name => [name, shown(name)]))
}
