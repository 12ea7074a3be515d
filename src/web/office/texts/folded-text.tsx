import { messageSettingsWords as words } from '#content/message-settings.ts'
import { messageDefaults } from '#content/message-texts.ts'
import { type MessageTemplate, messageTemplateSchema, wrongFieldMessage } from '#domain/message-template.ts'
import { fieldsOf, fillText, type Occasion, ruledOccasions, wrongFields } from '#domain/message-text.ts'
import { readMessageTexts, type SeenText, saveMessageText } from '#web/data/message-texts.ts'
import { messagesKey } from '#web/office/shared/read-keys.ts'
import { SeenFormFrame } from '#web/office/shared/seen-form-frame.tsx'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextAreaField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Its line says whose words they are; it opens to the form and to how it looks. */
export function FoldedText({ title, stored }: { title: string; stored: SeenText }) {
  const state = !stored.is_on ? 'off' : stored.body === null ? 'ours' : 'own'
  return (
    <details className="text-setting">
      <summary>
        <b>{title}</b>
        <span>{words.summary[state]}</span>
        <Icon name="down" />
      </summary>
      <TextForm title={title} stored={stored} />
    </details>
  )
}

function TextForm({ title, stored }: { title: string; stored: SeenText }) {
  const { occasion, language } = stored
  const ours = messageDefaults[language][occasion]
  const form = useSeenForm<SeenText, { body: string; is_on: string; goes_to: string }, MessageTemplate>({
    stored,
    formOf: text => ({ body: text.body ?? ours, is_on: text.is_on ? 'on' : 'off', goes_to: text.goes_to }),
    schemaOf: () => messageTemplateSchema(occasion),
    labels: words.fields,
    notices: words,
    save: (seen, _changes, { body, is_on, goes_to }) =>
      saveMessageText(seen, { is_on, goes_to, body: body === ours ? null : body }),
    read: async () =>
      (await readMessageTexts()).find(text => text.occasion === occasion && text.language === language) ??
      stored,
    reads: ['message-texts', messagesKey],
  })
  const { body, is_on } = form.values
  const wrong = wrongFields(body, occasion)
  const bound = form.bind('body')
  return (
    <SeenFormFrame form={form} title={title} save={words.save}>
      <p className="text-ink-soft">{words.when[occasion]}</p>
      <SelectField {...form.bind('is_on')} label={words.fields.is_on} hint={is_on === 'off' && words.whenOff}>
        <option value="on">{words.choices.on}</option>
        <option value="off">{words.choices.off}</option>
      </SelectField>
      {!ruledOccasions.includes(occasion) && (
        <SelectField {...form.bind('goes_to')} label={words.fields.goes_to}>
          <option value="wish">{words.choices.wish}</option>
          <option value="everyone">{words.choices.everyone}</option>
        </SelectField>
      )}
      <TextAreaField
        {...bound}
        label={words.fields.body}
        rows={8}
        hint={words.fieldHint}
        error={wrong.length > 0 ? wrongFieldMessage(wrong) : bound.error}
      />
      <FieldNames occasion={occasion} onInsert={name => form.change({ body: `${body}{${name}}` })} />
      <Preview text={body} occasion={occasion} />
      {body !== ours && (
        <div>
          <Button tone="text" onClick={() => form.change({ body: ours })}>
            {words.ours}
          </Button>
        </div>
      )}
    </SeenFormFrame>
  )
}

function FieldNames({ occasion, onInsert }: { occasion: Occasion; onInsert: (name: string) => void }) {
  return (
    <fieldset className="text-fields">
      <legend>{words.known}</legend>
      {fieldsOf[occasion].map(name => (
        <button key={name} type="button" aria-label={words.insert(name)} onClick={() => onInsert(name)}>
          {`{${name}}`}
        </button>
      ))}
    </fieldset>
  )
}

const linkPaths: Partial<Record<Occasion, string>> = {
  quote: '/quote?key=…',
  invoice: '/invoice?key=…',
  unpaid: '/invoice?key=…',
}

function Preview({ text, occasion }: { text: string; occasion: Occasion }) {
  const path = linkPaths[occasion] ?? '/booking?manage=…'
  const link = new URL(path, location.origin).href
  const booking = new URL('/booking', location.origin).href
  return (
    <section aria-label={words.preview}>
      <h3 className="mb-1 font-semibold text-heading">{words.preview}</h3>
      <p className="text-preview">{fillText(text, { ...words.sample, link: decodeURI(link), booking })}</p>
    </section>
  )
}
