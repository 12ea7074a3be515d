import { useState } from 'react'
import { mailServerWords } from '#content/mail-server.ts'
import type { MailServerForm, MailTest } from '#domain/mail-server.ts'
import { Refusal } from '#domain/refusal.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { testMailServer } from '#web/data/mail-server.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const words = mailServerWords.test
const none: MailServerForm = {
  host: '',
  port: '',
  security: '',
  username: '',
  password: '',
  from_address: '',
}

/** One letter to oneself, with what is typed, and what the server made of it. */
export function TestMail({ setting = none }: { setting?: MailServerForm }) {
  const { session } = useOfficeVisitor()
  const [answer, setAnswer] = useState<MailTest | string>()
  const { run, isBusy } = useBusy()
  const test = () =>
    run(async () => {
      setAnswer(undefined)
      setAnswer(await testMailServer(setting).catch(whyOf))
    })
  return (
    <section className="grid gap-3" aria-labelledby="test-mail">
      <h3 id="test-mail" className="font-semibold text-heading text-lg">
        {words.title}
      </h3>
      <p className="wrap-anywhere text-ink-soft">{words.text(session.user.email ?? '')}</p>
      <Button tone="quiet" className="scroll-my-56 justify-self-start" busy={isBusy} onClick={test}>
        {isBusy ? words.busy : words.button}
      </Button>
      {answer && <Answer answer={answer} />}
    </section>
  )
}

function Answer({ answer }: { answer: MailTest | string }) {
  if (typeof answer === 'string') return <Notice tone="bad">{answer}</Notice>
  const { outcome, said } = answer
  return (
    <Notice tone={outcome === 'accepted' ? 'good' : 'bad'}>
      {words.outcomes[outcome]}
      {said && <span className="mt-1 block wrap-anywhere">{words.said(said)}</span>}
    </Notice>
  )
}

const whyOf = (error: unknown) => (error instanceof Refusal ? error.message : words.failed)
