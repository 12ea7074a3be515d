import { useState } from 'react'
import { passkeyWords } from '#content/passkeys.ts'
import { formatDate, todayAt } from '#domain/calendar.ts'
import { passkeyNameMax, passkeyNameSchema } from '#domain/passkey-name.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { type Passkey, removePasskey, renamePasskey } from '#web/data/passkeys.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { outcomeOf, useAccountForm } from '#web/sign-in/use-account-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { FormActions } from './form-actions.tsx'

type PasskeyLineProps = { passkey: Passkey; onChanged: () => void }

const dayOf = (at: string) => formatDate(todayAt(new Date(at)))

export function PasskeyLine({ passkey, onChanged }: PasskeyLineProps) {
  const [isRenaming, setRenaming] = useState(false)
  const name = passkey.name || passkeyWords.unnamed
  return (
    <li className="grid gap-2">
      <p className="wrap-anywhere text-heading">{name}</p>
      <p className="text-ink-soft text-small">
        {passkeyWords.since(dayOf(passkey.since))}{' '}
        {passkey.lastUsed && passkeyWords.lastUsed(dayOf(passkey.lastUsed))}
      </p>
      {isRenaming ? (
        <NameForm passkey={passkey} onClose={() => setRenaming(false)} onChanged={onChanged} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            tone="quiet"
            aria-label={`${passkeyWords.rename}: ${name}`}
            onClick={() => setRenaming(true)}
          >
            {passkeyWords.rename}
          </Button>
          <RemovePasskey passkeyId={passkey.id} name={name} onRemoved={onChanged} />
        </div>
      )}
    </li>
  )
}

function NameForm({ passkey, onClose, onChanged }: PasskeyLineProps & { onClose: () => void }) {
  const { form, failure, isBusy, submit, bind } = useAccountForm({
    start: { name: passkey.name },
    schema: passkeyNameSchema,
    failedTitle: passkeyWords.failed,
    send: async ({ name }) => {
      await renamePasskey(passkey.id, name)
      showToast(passkeyWords.renamed)
      onClose()
      onChanged()
    },
  })
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={passkeyWords.title} className="grid gap-4">
      {failure && <FormAlert>{failure.message}</FormAlert>}
      <TextField {...bind('name')} label={passkeyWords.name} maxLength={passkeyNameMax} autoComplete="off" />
      <FormActions action={passkeyWords.action} isBusy={isBusy} onCancel={onClose} />
    </form>
  )
}

type RemovePasskeyProps = { passkeyId: string; name: string; onRemoved: () => void }

function RemovePasskey({ passkeyId, name, onRemoved }: RemovePasskeyProps) {
  const [isAsked, setAsked] = useState(false)
  const { run, isBusy } = useBusy()

  async function remove() {
    const refusal = await outcomeOf(removePasskey(passkeyId), passkeyWords.failed)
    setAsked(false)
    if (!refusal) showToast(passkeyWords.removed)
    onRemoved()
  }

  return (
    <>
      <Button tone="danger" aria-label={`${passkeyWords.remove}: ${name}`} onClick={() => setAsked(true)}>
        {passkeyWords.remove}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={passkeyWords.question(name)}
        keep={passkeyWords.keep}
        onKeep={() => setAsked(false)}
        act={passkeyWords.remove}
        acting={passkeyWords.removing}
        onAct={() => run(remove)}
        isBusy={isBusy}
        tone="danger"
      >
        {passkeyWords.effect}
      </ConfirmDialog>
    </>
  )
}
