// The picture of an entry: one of ours, one that is sent from here, or none.
import { useId, useRef } from 'react'
import { pictureRefusalWords } from '#content/gallery-office.ts'
import { pictureAlts } from '#content/pictures.ts'
import { pictureFieldWords as words } from '#content/site-texts-office.ts'
import { largestPictureBytes, pictureTypes } from '#domain/gallery.ts'
import { ownPictureText } from '#domain/own-picture.ts'
import { Refusal } from '#domain/refusal.ts'
import { useAct } from '#web/acts/use-act.ts'
import { newId } from '#web/browser/random.ts'
import { nameHiddenPicture, readPicture, uploadPicture } from '#web/data/gallery.ts'
import { isPhotograph, OwnPicture } from '#web/pictures/own-picture.tsx'
import { shrinkPicture } from '#web/pictures/shrink-picture.ts'
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
  const send = (file: File) => act({ work: () => sendPicture(file), failed: words.failed, onDone: onChoose })
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

// Kept with the gallery's pictures, hidden there: made anew by the server, without where it was taken.
async function sendPicture(file: File): Promise<string> {
  const picture = await shrinkPicture(file)
  if (picture.size > largestPictureBytes) throw new Refusal('too_large', pictureRefusalWords.too_large)
  const id = newId()
  await uploadPicture({ id, picture, onProgress: () => {} })
  await nameHiddenPicture(id, words.title)
  const { width, height, avif_widths, webp_widths } = (await readPicture(id)) ?? {}
  if (!width || !height || !avif_widths || !webp_widths) throw new Error('The picture is not there.')
  return ownPictureText({ id, width, height, avif_widths, webp_widths })
}
