import { useRef } from 'react'
import * as z from 'zod/mini'
import { startFacts } from '#content/business.ts'
import { factWords } from '#content/business-facts.ts'
import { isAsItCame, shownFact, things } from '#content/example-facts.ts'
import { type FactName, type Facts, factChecks } from '#domain/business-facts.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type FactChanges, readFacts, type StoredFacts, saveFacts } from '#web/data/business-facts.ts'
import { only } from '#web/forms/use-form-draft.ts'
import { SeenFormFrame } from '#web/office/shared/seen-form-frame.tsx'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { LogoField } from './logo-field.tsx'
import './business.css'

const words = factWords.form
type FactsForm = Record<FactName, string>

const groups: [keyof typeof words.groups, FactName[]][] = [
  ['business', ['name', 'tagline', 'slogan_start', 'slogan_end', 'since', 'logo']],
  ['reach', ['phone', 'after_hours_phone', 'whatsapp', 'email']],
  ['address', ['street', 'town', 'province', 'postal_code', 'map_link', 'areas']],
  ['links', ['google_link', 'facebook_link', 'youtube_link']],
  [
    'money',
    [
      'bank_name',
      'bank_account_name',
      'bank_account_number',
      'bank_branch_code',
      'vat_number',
      'registration_number',
    ],
  ],
  ['promises', ['is_insured', 'insurer', 'is_vetted', 'signs_for_keys', 'answer_within']],
]
const phones: FactName[] = things.phones
const maybeEmpty: FactName[] = [
  'facebook_link',
  'youtube_link',
  'vat_number',
  'registration_number',
  'since',
  'insurer',
]
const schema = z.object(factChecks) as unknown as z.ZodMiniType<Facts>

const typeOf = (name: FactName) =>
  name.endsWith('_link') ? 'url' : phones.includes(name) ? 'tel' : name === 'email' ? 'email' : 'text'

export function FactsForm({ stored }: { stored: StoredFacts }) {
  const { act } = useAct(['facts', 'first-day'])
  const before = useRef<FactChanges>({})
  const form = useSeenForm({
    stored,
    draft: 'facts',
    formOf,
    schemaOf: () => schema,
    labels: words.fields,
    notices: { saveFailed: words.saveFailed },
    save: (seen, changes) => {
      before.current = only(Object.keys(changes), seen)
      return saveFacts(seen, backToStart(changes))
    },
    read: readFacts,
    onSaved: tell,
  })

  function tell(saved: StoredFacts) {
    const old = before.current
    return act({
      work: async () => saved,
      said: words.saved,
      failed: words.saveFailed,
      undo: after => ({ work: () => saveFacts(after, old), said: words.undone }),
    })
  }

  return (
    <SeenFormFrame form={form} title={words.title} save={words.save}>
      {groups.map(([group, names]) => (
        <fieldset key={group} className="grid gap-3">
          <legend className="mb-3 font-semibold text-heading text-lg">{words.groups[group]}</legend>
          <div className="field-grid">
            {names.map(name => (
              <div key={name} className="grid content-start">
                {name === 'logo' ? (
                  <LogoField logo={form.values.logo} onChoose={logo => form.change({ logo })} />
                ) : (
                  <>
                    <FactField name={name} field={form.bind(name)} />
                    <WayBack name={name} value={form.values[name]} onBack={form.change} />
                  </>
                )}
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </SeenFormFrame>
  )
}

type Field = ReturnType<ReturnType<typeof useSeenForm<StoredFacts, FactsForm, Facts>>['bind']>

function FactField({ name, field }: { name: FactName; field: Field }) {
  const shared = { ...field, label: words.fields[name], hint: words.hints[name] }
  if (typeof startFacts[name] === 'boolean')
    return (
      <SelectField {...shared}>
        <option value="yes">{words.choices.yes}</option>
        <option value="no">{words.choices.no}</option>
      </SelectField>
    )
  return <TextField {...shared} type={typeOf(name)} autoComplete="off" optional={maybeEmpty.includes(name)} />
}

type WayBackProps = { name: FactName; value: string; onBack: (changes: Partial<FactsForm>) => void }

/** To what the software came with. Saved as any other change. */
function WayBack({ name, value, onBack }: WayBackProps) {
  const start = shownFact(name, startFacts[name])
  if (value === start) return null
  return (
    <button type="button" className="field-back" onClick={() => onBack({ [name]: start })}>
      {words.back(words.choices[start as 'yes' | 'no'] ?? start)}
    </button>
  )
}

// Whoever types the example again has the example again.
const backToStart = (changes: Partial<Facts>): FactChanges =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      isAsItCame(name as FactName, value) ? null : value,
    ]),
  )

function formOf(stored: StoredFacts): FactsForm {
  const names = Object.keys(words.fields) as FactName[]
  return Object.fromEntries(
    names.map(name => [name, shownFact(name, stored[name] ?? startFacts[name])]),
  ) as FactsForm
}
