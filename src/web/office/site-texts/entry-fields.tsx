import { roomNames, thingNames } from '#content/pictures.ts'
import { factFields } from '#content/site-texts.ts'
import { choiceWords, textKindWords, siteTextWords as words } from '#content/site-texts-office.ts'
import { fieldChoices, isLongField, type TextKind } from '#domain/site-text.ts'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { PictureField } from './picture-field.tsx'
import type { useEntryForm } from './use-entry-form.ts'

type EntryForm = Pick<ReturnType<typeof useEntryForm>, 'bind' | 'change'>
type EntryFieldsProps = {
  kind: TextKind
  form: EntryForm
  limits: Readonly<Record<string, readonly [least: number, most: number]>>
}

export function EntryFields({ kind, form, limits }: EntryFieldsProps) {
  return Object.keys(textKindWords[kind].fields).map(name => (
    <EntryField key={name} {...{ kind, name, form }} limits={limits[name] ?? [0, 0]} />
  ))
}

const factHint = words.facts(Object.keys(factFields).map(name => `{${name}}`))

type EntryFieldProps = { kind: TextKind; name: string; form: EntryForm; limits: readonly [number, number] }

function EntryField({ kind, name, form, limits: [least, most] }: EntryFieldProps) {
  const { fields, hints } = textKindWords[kind]
  const label = fields[name] ?? ''
  const shared = { ...form.bind(name), label, hint: hints?.[name], optional: least === 0 }
  const choices = fieldChoices[name]
  if (name === 'picture')
    return (
      <PictureField
        field={form.bind(name)}
        label={label}
        art={kind === 'team' ? thingNames : roomNames}
        onChoose={picture => form.change({ picture })}
      />
    )
  if (choices)
    return (
      <SelectField {...shared}>
        {choices.map(choice => (
          <option key={choice} value={choice}>
            {choiceWords[name]?.(choice) ?? choice}
          </option>
        ))}
      </SelectField>
    )
  if (isLongField(name))
    return (
      <TextAreaField
        {...shared}
        rows={kind === 'article' ? 16 : 5}
        maxLength={most}
        hint={shared.hint ?? factHint}
      />
    )
  const type = name === 'date' ? 'date' : 'text'
  return <TextField {...shared} type={type} maxLength={most} autoComplete="off" />
}
