// One mail. Its body is shown as plain text: nothing in it can run or load anything here.
import { useQuery } from '@tanstack/react-query'
import { letterName } from '#content/letter-names.ts'
import { outboxWords, subjectOf } from '#content/outbox.ts'
import { formatMoment } from '#domain/calendar.ts'
import { Refusal } from '#domain/refusal.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type Letter, readLetter, retryMail } from '#web/data/outbox.ts'
import { sendsMail } from '#web/data/sends-mail.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { useClosePanel } from '#web/office/shared/use-close-panel.ts'
import { WaitingPanel } from '#web/office/shared/waiting-panel.tsx'
import { useParams } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel, PanelPart } from '#web/ui/panel.tsx'
import { MailBadge } from './badge.tsx'

const words = outboxWords.panel
const momentOf = (at: string | null) => at && formatMoment(new Date(at), new Date())

export function MailPanel() {
  const { id = '' } = useParams()
  const { session } = useOfficeVisitor()
  const close = useClosePanel('/admin/mail')
  const query = useQuery({
    queryKey: ['mail', session.user.id, id],
    queryFn: () => readLetter(id),
    staleTime: 0,
  })
  if (query.data) return <LetterPanel letter={query.data} onClose={close} />
  return (
    <WaitingPanel
      query={query}
      title={outboxWords.title}
      failed={outboxWords.failed}
      gone={words.gone}
      onClose={close}
    />
  )
}

function LetterPanel({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { facts } = words
  const isHeldBack = letter.status === 'waiting' && !sendsMail()
  return (
    <Panel
      title={subjectOf(letter)}
      status={<MailBadge status={letter.status} />}
      onClose={onClose}
      foot={letter.status === 'failed' && <RetryButton id={letter.id} />}
    >
      <Facts
        facts={[
          [facts.recipient, <bdi key="recipient">{letter.recipient}</bdi>],
          [facts.template, letterName(letter.template)],
          [facts.created, momentOf(letter.created_at)],
          [facts.sent, momentOf(letter.sent_at)],
          [facts.attempts, String(letter.attempts)],
          [facts.error, letter.last_error ?? (isHeldBack && words.noServer)],
        ]}
      />
      <PanelPart title={words.letter}>
        {letter.body_text ? (
          <div className="written" dir="auto">
            {letter.body_text}
          </div>
        ) : (
          <p className="text-ink-soft">{words.onlySubject}</p>
        )}
      </PanelPart>
    </Panel>
  )
}

function RetryButton({ id }: { id: string }) {
  const { act, isBusy } = useAct(['mails', 'mail'])
  const retry = () =>
    act({
      work: () => retryMail(id),
      said: { title: words.retried },
      failed: error => (error instanceof Refusal ? words.notFailed : words.retryFailed),
    })
  return (
    <Button busy={isBusy} onClick={retry}>
      {words.retry}
    </Button>
  )
}
