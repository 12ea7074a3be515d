import { useRef } from 'react'
import { factWords } from '#content/business-facts.ts'
import { useAct } from '#web/acts/use-act.ts'
import { sendOwnPicture } from '#web/office/shared/send-own-picture.ts'
import { OwnPicture } from '#web/pictures/own-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { closeToasts } from '#web/ui/toast-store.ts'

const words = factWords.form.logo

/** The owner's own logo: sent at once, on the pages once the form is saved. */
export function LogoField({ logo, onChoose }: { logo: string; onChoose: (logo: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const { act, isBusy } = useAct(['gallery'])
  const send = (file: File) =>
    act({
      work: () => sendOwnPicture(file, words.title, 'logo'),
      failed: words.failed,
      onDone: sent => {
        // What was said of another file is over.
        closeToasts()
        onChoose(sent)
      },
    })
  return (
    <fieldset className="logo-field" data-field="logo">
      <legend className="font-semibold">{factWords.form.fields.logo}</legend>
      {logo ? <OwnPicture picture={logo} alt={words.title} sizes="280px" /> : <p>{words.drawn}</p>}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.send}
        accept="image/svg+xml,image/png"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <Button tone="quiet" busy={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? words.sending : words.send}
      </Button>
      <p className="text-ink-soft text-small">{words.limits}</p>
      {logo && (
        <button type="button" className="field-back" onClick={() => onChoose('')}>
          {words.back}
        </button>
      )}
    </fieldset>
  )
}
