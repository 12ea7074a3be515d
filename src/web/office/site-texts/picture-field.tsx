// The picture of an entry: one of ours, one that is sent from here, or none.
import { useId, useRef } from 'react'
import { pictureAlts } from '#content/pictures.ts'
import { pictureFieldWords as words } from '#content/site-texts-office.ts'
import { pictureTypes } from '#domain/gallery.ts'
import { useAct } from '#web/acts/use-act.ts'
import { sendOwnPicture } from '#web/office/shared/send-own-picture.ts'
import { isPhotograph, OwnPicture } from '#web/pictures/own-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'

type PictureFieldProps = {
  field: { name: string; value: string; error: string | undefined; 'data-field': string }
  label: string
  /** Which of ours may stand here. */
  art: readonly (keyof typeof pictureAlts)[]
  onChoose: (picture: string) => void
}

export function PictureField({ field, label, art, onChoose }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const { act, isBusy } = useAct(['gallery'])
  const send = (file: File) =>
    act({ work: () => sendOwnPicture(file, words.title), failed: words.failed, onDone: onChoose })
  const { value } = field
  return (
    <div className="picture-field">
      <SelectField {...field} label={label} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{words.none}</option>
        {isPhotograph(value) && <option value={value}>{words.own}</option>}
        {art.map(name => (
          <option key={name} value={`art:${name}`}>
            {pictureAlts[name]}
          </option>
        ))}
      </SelectField>
      {value && (
        <div className="picture-field-shown">
          <OwnPicture picture={value} alt="" sizes="160px" />
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.send}
        accept={pictureTypes.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <Button tone="quiet" busy={isBusy} aria-describedby={hintId} onClick={() => input.current?.click()}>
        {isBusy ? words.sending : words.send}
      </Button>
      <p id={hintId} className="text-ink-soft text-small">
        {words.limits}
      </p>
    </div>
  )
}
