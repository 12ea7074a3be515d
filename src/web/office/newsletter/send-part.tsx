import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { letterSendWords as words } from '#content/newsletter-office.ts'
import { useAct } from '#web/acts/use-act.ts'
import { countReached, type LetterCard, tryLetter } from '#web/data/newsletters.ts'
import { sendsMail } from '#web/data/sends-mail.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { SendDialog } from './send-dialog.tsx'
import type { DraftForm } from './use-draft-form.ts'

type SendPartProps = { form: DraftForm; onSurprise: () => void }

/** The test, the number, and the button that sends; why not yet, where it cannot be pressed. */
export function SendPart({ form, onSurprise }: SendPartProps) {
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const { seen, changedLabels } = form
  const count = useReached(seen)
  const reached = count.data
  const whyNot = whyNotOf(seen, changedLabels.length > 0)
  const canSend = !whyNot && reached !== undefined && reached > 0
  return (
    <section className="news-send" aria-labelledby={id}>
      <h3 id={id} className="font-semibold text-heading">
        {words.title}
      </h3>
      <p role="status">{whyNot ?? numberOf(count)}</p>
      <div className="flex flex-wrap gap-3">
        <TestButton letter={seen} isOff={Boolean(whyNot)} onSurprise={onSurprise} />
        <Button disabled={!canSend} onClick={() => setAsking(true)}>
          {words.action}
        </Button>
      </div>
      {reached !== undefined && (
        <SendDialog
          letter={seen}
          count={reached}
          open={isAsking}
          onClose={() => setAsking(false)}
          onSurprise={onSurprise}
        />
      )}
    </section>
  )
}

function useReached({ audience, town, service_type }: LetterCard) {
  const { session } = useOfficeVisitor()
  const reach = { audience, town, service_type }
  return useQuery({
    queryKey: ['newsletter-count', session.user.id, reach],
    queryFn: () => countReached(reach),
    staleTime: 0,
  })
}

// What is saved is what leaves, so nothing leaves over words that are not saved.
function whyNotOf({ subject, body }: LetterCard, isChanged: boolean): string | undefined {
  if (!sendsMail()) return words.noMail
  if (isChanged) return words.saveFirst
  return subject.trim() === '' || body.trim() === '' ? words.isEmpty : undefined
}

function numberOf({ data, isError }: { data: number | undefined; isError: boolean }): ReactNode {
  if (isError) return words.countFailed
  if (data === undefined) return words.counting
  return data === 0 ? words.nobody : words.reaches(data)
}

type TestButtonProps = { letter: LetterCard; isOff: boolean; onSurprise: () => void }

function TestButton({ letter, isOff, onSurprise }: TestButtonProps) {
  const { act, isBusy } = useAct(['newsletter'])
  const test = () =>
    act({
      work: () => tryLetter(letter),
      said: words.tested,
      failed: words.testFailed,
      onConflict: onSurprise,
    })
  return (
    <Button tone="quiet" busy={isBusy} disabled={isOff} onClick={test}>
      {words.test}
    </Button>
  )
}
