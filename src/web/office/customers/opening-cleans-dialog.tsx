import { useId, useState } from 'react'
import { openingCleansWords as words } from '#content/customers.ts'
import { officeWords } from '#content/office.ts'
import { countWithOpening, openingSchema } from '#domain/opening-cleans.ts'
import { useAct } from '#web/acts/use-act.ts'
import { setOpeningCleans } from '#web/data/customer-file.ts'
import { useForm } from '#web/forms/use-form.ts'
import { customerKeys } from '#web/office/shared/read-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CheckField, TextField } from '#web/ui/field.tsx'

type OpeningCleansDialogProps = { id: string; total: number; opening: number; onClose: () => void }

/** Cleans from before the system: how many, why, and whether a discount for them is still due. */
export function OpeningCleansDialog({ id, total, opening, onClose }: OpeningCleansDialogProps) {
  const formId = useId()
  const { act } = useAct(customerKeys)
  const [isDue, setDue] = useState(false)
  const { form, submit, bind, isBusy, values } = useForm({
    start: { cleans: opening ? String(opening) : '', reason: '' },
    schema: openingSchema,
    draftKey: `opening-cleans-${id}`,
    send: ({ cleans, reason }) =>
      act({
        work: () => setOpeningCleans(id, { cleans, reason, isRewardDue: isDue, seen: opening }),
        said: { title: words.saved },
        failed: words.failed,
        onDone: onClose,
      }),
  })
  const result = countWithOpening({ total, opening }, values.cleans)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {words.keep}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {isBusy ? officeWords.saving : words.save}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <TextField {...bind('cleans')} label={words.cleans} inputMode="numeric" autoComplete="off" />
        <TextField {...bind('reason')} label={words.reason} hint={words.reasonHint} autoComplete="off" />
        {result?.passed && (
          <CheckField
            label={words.due(result.passed)}
            checked={isDue}
            onChange={event => setDue(event.target.checked)}
          />
        )}
        <p role="status" className="text-ink-soft">
          {result && words.result(total, result.after)}
        </p>
      </form>
    </Dialog>
  )
}
