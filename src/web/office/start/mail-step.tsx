import { firstStepWords as words } from '#content/first-steps.ts'
import { mailServerWords } from '#content/mail-server.ts'
import type { FirstDay } from '#web/data/first-steps.ts'
import { MailServerForm } from '#web/office/shared/mail-server-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { StepFoot, StepPage } from './step-page.tsx'
import { useStepMoves } from './use-first-day.ts'

export function MailStep() {
  return (
    <StepPage step="mail" lead={mailServerWords.lead}>
      {day => <Mail day={day} />}
    </StepPage>
  )
}

function Mail({ day }: { day: FirstDay }) {
  const { goOn, mark, busyWith } = useStepMoves('mail', day.states)
  const { mail } = day
  const foot = (
    <StepFoot onLater={() => void mark('later')} onGo={goOn} go={words.form.right} busyWith={busyWith} />
  )
  if (mail.source === 'environment')
    return (
      <div className="grid max-w-3xl gap-6">
        <Notice tone="good">{mailServerWords.state.environment}</Notice>
        {foot}
      </div>
    )
  return (
    <div className="grid max-w-3xl gap-6">
      <MailServerForm stored={mail} onSaved={goOn} />
      {mail.source === 'console' ? (
        foot
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button tone="quiet" busy={busyWith === 'done'} onClick={() => void mark('done')}>
            {words.mail.none}
          </Button>
          <Button tone="quiet" busy={busyWith === 'later'} onClick={() => void mark('later')}>
            {words.form.later}
          </Button>
        </div>
      )}
    </div>
  )
}
