import { useState } from 'react'
import { business, startFacts } from '#content/business.ts'
import { mailServerWords as words } from '#content/mail-server.ts'
import {
  type MailServerForm as Form,
  type MailServerState,
  mailSecurities,
  mailServerSchema,
} from '#domain/mail-server.ts'
import { useAct } from '#web/acts/use-act.ts'
import { readMailServer, removeMailServer, saveMailServer } from '#web/data/mail-server.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SeenFormFrame } from './seen-form-frame.tsx'
import { TestMail } from './test-mail.tsx'
import { useSeenForm } from './use-seen-form.ts'

const { fields, hints, securities, ...formWords } = words.form

type MailServerFormProps = { stored: MailServerState; onSaved?: (saved: MailServerState) => unknown }

export function MailServerForm({ stored, onSaved }: MailServerFormProps) {
  const form = useSeenForm({
    stored,
    formOf,
    schemaOf: () => mailServerSchema,
    labels: fields,
    notices: formWords,
    save: (seen, _, checked) => saveMailServer(seen, { ...checked, port: String(checked.port) }),
    read: readMailServer,
    ...(onSaved && { onSaved }),
    reads: ['mail-server', 'first-day', 'server-status'],
  })
  const { bind, seen, values } = form
  return (
    <div className="grid max-w-3xl gap-6">
      <StateNotice state={seen} />
      <SeenFormFrame form={form} title={formWords.title} save={formWords.save}>
        <div className="field-grid">
          <TextField {...bind('host')} label={fields.host} hint={hints.host} {...asTyped} />
          <SelectField {...bind('security')} label={fields.security}>
            {mailSecurities.map(security => (
              <option key={security} value={security}>
                {securities[security]}
              </option>
            ))}
          </SelectField>
          <TextField {...bind('port')} label={fields.port} hint={hints.port} inputMode="numeric" />
          <TextField
            {...bind('username')}
            label={fields.username}
            hint={hints.username}
            optional
            {...asTyped}
          />
          <TextField
            {...bind('password')}
            label={fields.password}
            hint={seen.has_password ? hints.kept : hints.password}
            type="password"
            autoComplete="new-password"
            optional={!seen.has_password}
          />
          <TextField
            {...bind('from_address')}
            label={fields.from_address}
            hint={hints.from_address}
            type="email"
            autoComplete="off"
          />
        </div>
        <TestMail setting={values} />
      </SeenFormFrame>
      {seen.source === 'console' && <RemoveMailServer seen={seen} />}
    </div>
  )
}

const asTyped = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }

function StateNotice({ state }: { state: MailServerState }) {
  if (state.is_locked) return <Notice tone="bad">{words.state.locked}</Notice>
  return state.source === 'console' ? (
    <Notice tone="good">{words.state.console}</Notice>
  ) : (
    <Notice tone="wait">{words.state.none}</Notice>
  )
}

function RemoveMailServer({ seen }: { seen: MailServerState }) {
  const [isAsked, setAsked] = useState(false)
  const { act, isBusy } = useAct(['mail-server', 'first-day', 'server-status'])
  const remove = () =>
    act({
      work: () => removeMailServer(seen),
      said: words.remove.done,
      failed: words.remove.failed,
      onDone: () => setAsked(false),
    })
  return (
    <>
      <Button tone="quiet" className="justify-self-start" onClick={() => setAsked(true)}>
        {words.remove.button}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.remove.title}
        keep={words.remove.keep}
        onKeep={() => setAsked(false)}
        act={words.remove.confirm}
        onAct={remove}
        isBusy={isBusy}
        tone="danger"
      >
        {words.remove.text}
      </ConfirmDialog>
    </>
  )
}

const formOf = (state: MailServerState): Form => ({
  host: state.host,
  port: String(state.port ?? 465),
  security: state.security,
  username: state.username ?? '',
  password: '',
  from_address: state.from_address || ownAddress(),
})

const ownAddress = () => (business.email === startFacts.email ? '' : business.email)
