import { factFields } from '#content/site-texts.ts'
import { textKindWords, siteTextWords as words } from '#content/site-texts-office.ts'
import { fieldChoices, isLongField, type TextKind } from '#domain/site-text.ts'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import type { useEntryForm } from './use-entry-form.ts'

type EntryFieldsProps = {
  kind: TextKind
  bind: ReturnType<typeof useEntryForm>['bind']
  limits: Readonly<Record<string, readonly [least: number, most: number]>>
}

export function EntryFields({ kind, bind, limits }: EntryFieldsProps) {
  const { fields, hints } = textKindWords[kind]
  return Object.keys(fields).map(name => {
    const [least = 0, most] = limits[name] ?? []
    const shared = { ...bind(name), label: fields[name] ?? '', hint: hints?.[name], optional: least === 0 }
    if (fieldChoices[name]) return <ChoiceField key={name} field={shared} choices={fieldChoices[name]} />
    if (isLongField(name))
      return <TextAreaField key={name} {...shared} rows={5} maxLength={most} hint={shared.hint ?? factHint} />
    return <TextField key={name} {...shared} maxLength={most} autoComplete="off" />
  })
}

const factHint = words.facts(Object.keys(factFields).map(name => `{${name}}`))

type Field = ReturnType<EntryFieldsProps['bind']> & { label: string; hint?: string | undefined }

function ChoiceField({ field, choices }: { field: Field; choices: readonly string[] }) {
  return (
    <SelectField {...field}>
      {choices.map(choice => (
        <option key={choice} value={choice}>
          {words.stars(choice)}
        </option>
      ))}
    </SelectField>
  )
}
