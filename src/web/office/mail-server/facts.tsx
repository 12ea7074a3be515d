import { mailServerWords as words } from '#content/mail-server.ts'
import type { MailServerState } from '#domain/mail-server.ts'
import { TestMail } from '#web/office/shared/test-mail.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'

const { fields, securities } = words.form

/** Set in the environment: to be read and tried, not changed. */
export function MailServerFacts({ state }: { state: MailServerState }) {
  return (
    <div className="grid max-w-3xl gap-4">
      <Notice tone="wait">{words.state.environment}</Notice>
      <Facts
        facts={[
          [fields.host, state.host],
          [fields.port, state.port ?? words.noPort],
          [fields.security, securities[state.security]],
          [fields.username, state.username],
          [fields.from_address, state.from_address],
        ]}
      />
      <TestMail />
    </div>
  )
}
