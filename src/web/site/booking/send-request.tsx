// The end of the form: what is kept, who comes, and the button.
import { bookingForm as words } from '#content/booking-form.ts'
import { TickList } from '#web/site/shared/tick-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { OtherWays } from './booking-summary.tsx'

type SendRequestProps = {
  vows: string[] | undefined
  /** It was sent without an answer. */
  isKept: boolean
  isAwake: boolean
  isSending: boolean
}

export function SendRequest({ vows = [], isKept, isAwake, isSending }: SendRequestProps) {
  return (
    <>
      {/* Nobody should wonder whether to type it all again. */}
      {isKept && (
        <p role="status" className="mt-6 rounded-block bg-sand p-4">
          {isSending ? words.sendingKept : words.kept}
        </p>
      )}
      {/* The head is far above where one decides. */}
      {vows.length > 0 && <TickList items={vows} className="mt-6 text-small font-semibold" />}
      {/* Before the script has loaded, a click must not submit everything into the address. */}
      <Button
        type={isAwake ? 'submit' : 'button'}
        tone="coral"
        size="large"
        busy={isSending}
        className="mt-6 w-full"
      >
        {isSending ? words.sending : words.send}
      </Button>
      <p className="mt-4 text-small text-ink-soft">
        {words.promise} <a href={words.terms.href}>{words.terms.label}</a>
      </p>
      {/* On a laptop it stands beside the form. */}
      <p className="mt-2 text-small lg:hidden">
        <OtherWays />
      </p>
    </>
  )
}
