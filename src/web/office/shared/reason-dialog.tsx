import type { ReactNode } from 'react'
import { reasonSchema } from '#domain/invoice.ts'
import { useForm } from '#web/forms/use-form.ts'
import { TextField } from '#web/ui/field.tsx'
import { FormDialog } from './form-dialog.tsx'

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
  const form = useForm({
    start: { reason: '' },
    schema: reasonSchema,
    draftKey,
    send: ({ reason }) => onConfirm(reason),
  })
  return (
    <FormDialog {...{ form, onKeep }} {...words} tone="danger">
      <p>{words.text}</p>
      <TextField {...form.bind('reason')} label={words.reason} hint={words.reasonHint} autoComplete="off" />
      {children}
    </FormDialog>
  )
}
