import { type ComponentProps, type ReactNode, useId } from 'react'
import { officeWords } from '#content/office.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type FormDialogProps = {
  title: string
  form: {
    form: ComponentProps<'form'>['ref']
    submit: ComponentProps<'form'>['onSubmit']
    isBusy: boolean
  }
  keep: string
  onKeep: () => void
  confirm: string
  tone?: 'sea' | 'danger'
  children: ReactNode
}

/** A form in a dialog: its buttons stand below, where they are in every dialog. */
export function FormDialog({ title, form, keep, onKeep, confirm, tone, children }: FormDialogProps) {
  const formId = useId()
  const actions = (
    <>
      <Button tone="quiet" onClick={onKeep}>
        {keep}
      </Button>
      <Button type="submit" form={formId} tone={tone} busy={form.isBusy}>
        {form.isBusy ? officeWords.saving : confirm}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onKeep} title={title} actions={actions}>
      <form id={formId} ref={form.form} noValidate onSubmit={form.submit} className="grid gap-4">
        {children}
      </form>
    </Dialog>
  )
}
