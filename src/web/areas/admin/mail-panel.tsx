// One letter. Its words are shown as text alone: nothing in them can act or load anything here.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { officeWords } from '#content/office.ts'
import { outboxWords } from '#content/outbox.ts'
import { formatMoment } from '#domain/calendar.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Letter, readLetter, retryMail } from '#web/data/outbox.ts'
import { useOfficeVisitor } from '#web/office/office-visitor.ts'
import { useClosePanel } from '#web/office/use-close-panel.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Panel, PanelPart } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'
import { MailBadge } from './mail-badge.tsx'

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
  const without = (children: ReactNode) => (
    <Panel title={outboxWords.title} onClose={close}>
      {children}
    </Panel>
  )
  if (query.isSuccess) return without(<EmptyState title={words.gone.title}>{words.gone.text}</EmptyState>)
  if (query.isError)
    return without(
      <FailedState
        title={outboxWords.failed}
        retry={{ label: officeWords.retry, onRetry: () => query.refetch() }}
      >
        {officeWords.kept}
      </FailedState>,
    )
  return without(<Skeleton lines={6} label={officeWords.loading} />)
}

function LetterPanel({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { facts } = words
  return (
    <Panel
      title={letter.subject ?? outboxWords.unwritten}
      status={<MailBadge status={letter.status} />}
      onClose={onClose}
      foot={letter.status === 'failed' && <RetryButton id={letter.id} />}
    >
      <Facts
        facts={[
          [facts.recipient, <bdi key="recipient">{letter.recipient}</bdi>],
          [facts.template, letter.template],
          [facts.created, momentOf(letter.created_at)],
          [facts.sent, momentOf(letter.sent_at)],
          [facts.attempts, String(letter.attempts)],
          [facts.error, letter.last_error],
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
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  async function retry() {
    setBusy(true)
    await retryMail(id).then(
      () => showOnlyToast({ title: words.retried }),
      error =>
        showOnlyToast({ ...(error instanceof Refusal ? words.notFailed : words.retryFailed), tone: 'bad' }),
    )
    await Promise.all(['mails', 'mail'].map(key => queries.invalidateQueries({ queryKey: [key] })))
    setBusy(false)
  }
  return (
    <Button busy={isBusy} onClick={retry}>
      {words.retry}
    </Button>
  )
}
