import * as z from 'zod/mini'
import { startFacts } from '#content/business.ts'
import { factWords } from '#content/business-facts.ts'
import { type FactName, type Facts, factChecks, factText } from '#domain/business-facts.ts'
import { formatPhone } from '#domain/phone.ts'
import { readFacts, type StoredFacts, saveFacts } from '#web/data/business-facts.ts'
import { SeenFormFrame } from '#web/office/shared/seen-form-frame.tsx'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'

const words = factWords.form
type FactsForm = Record<FactName, string>

const groups: [keyof typeof words.groups, FactName[]][] = [
  ['business', ['name', 'tagline', 'slogan_start', 'slogan_end']],
  ['reach', ['phone', 'after_hours_phone', 'whatsapp', 'email']],
  ['address', ['street', 'town', 'province', 'postal_code', 'map_link', 'areas']],
  ['links', ['google_link', 'facebook_link', 'youtube_link']],
  ['money', ['bank_name', 'bank_account_name', 'bank_account_number', 'bank_branch_code', 'vat_number']],
  ['promises', ['is_insured', 'answer_within']],
]
const phones: FactName[] = ['phone', 'after_hours_phone', 'whatsapp']
const maybeEmpty: FactName[] = ['facebook_link', 'youtube_link', 'vat_number']
const schema = z.object(factChecks) as unknown as z.ZodMiniType<Facts>

const typeOf = (name: FactName) =>
  name.endsWith('_link') ? 'url' : phones.includes(name) ? 'tel' : name === 'email' ? 'email' : 'text'

export function FactsForm({ stored }: { stored: StoredFacts }) {
  const form = useSeenForm({
    stored,
    draft: 'facts',
    formOf,
    schemaOf: () => schema,
    labels: words.fields,
    notices: words,
    save: saveFacts,
    read: readFacts,
    reads: ['facts'],
  })
  return (
    <SeenFormFrame form={form} title={words.title} save={words.save}>
      {groups.map(([group, names]) => (
        <fieldset key={group} className="grid gap-3">
          <legend className="mb-3 font-semibold text-heading text-lg">{words.groups[group]}</legend>
          <div className="field-grid">
            {names.map(name => (
              <FactField key={name} name={name} field={form.bind(name)} />
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
  if (name === 'is_insured')
    return (
      <SelectField {...shared}>
        <option value="yes">{words.choices.yes}</option>
        <option value="no">{words.choices.no}</option>
      </SelectField>
    )
  return <TextField {...shared} type={typeOf(name)} autoComplete="off" optional={maybeEmpty.includes(name)} />
}

function formOf(stored: StoredFacts): FactsForm {
  const texts = (Object.keys(words.fields) as FactName[]).map(name => {
    const text = factText(stored[name] ?? startFacts[name])
    return [name, phones.includes(name) ? formatPhone(text) : text]
  })
  return Object.fromEntries(texts)
}
