import { letterDraftWords as words } from '#content/newsletter-office.ts'
import { TextAreaField, TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PictureChoice } from './picture-choice.tsx'
import type { DraftForm } from './use-draft-form.ts'

export function WordFields({ form }: { form: DraftForm }) {
  return (
    <>
      <TextField {...form.bind('subject')} label={words.fields.subject} maxLength={120} autoComplete="off" />
      <TextAreaField
        {...form.bind('body')}
        label={words.fields.body}
        rows={14}
        maxLength={20_000}
        hint={words.bodyHint}
      />
      <Marks />
      <PictureChoice chosen={form.values.picture} onChoose={picture => form.change({ picture })} />
    </>
  )
}

function Marks() {
  return (
    <details className="news-fold">
      <summary>
        <span>{words.marks.title}</span>
        <Icon name="down" />
      </summary>
      <dl className="news-marks">
        {words.marks.list.map(([typed, meaning]) => (
          <div key={typed}>
            <dt>{typed}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
