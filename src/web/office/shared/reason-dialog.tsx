import { type ReactNode, useId } from 'react'
import { officeWords } from '#content/office.ts'
import { reasonSchema } from '#domain/invoice.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'

type ReasonDialogProps = {
  /** Of the cancelled record: a reason typed for one is not offered for another. */
  draftKey: string
  words: { title: string; text: string; reason: string; reasonHint: string; keep: string; confirm: string }
  onKeep: () => void
  /** Returns whether it worked. */
  onConfirm: (reason: string) => Promise<boolean>
  children?: ReactNode
}

/** Asks for the reason before an act that cannot be undone. */
export function ReasonDialog({ draftKey, words, onKeep, onConfirm, children }: ReasonDialogProps) {
  const formId = useId()
  const { form, submit, bind, isBusy } = useForm({
    start: { reason: '' },
    schema: reasonSchema,
    draftKey,
    send: ({ reason }) => onConfirm(reason),
  })
  return (
    <Dialog
      open
      onClose={onKeep}
      title={words.title}
      actions={
        <>
          <Button tone="quiet" onClick={onKeep}>
            {words.keep}
          </Button>
          <Button type="submit" form={formId} tone="danger" busy={isBusy}>
            {isBusy ? officeWords.saving : words.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <p>{words.text}</p>
        <TextField {...bind('reason')} label={words.reason} hint={words.reasonHint} autoComplete="off" />
        {children}
      </form>
    </Dialog>
  )
}
