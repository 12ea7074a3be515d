import { useState } from 'react'
import { openingCleansWords as words } from '#content/customers.ts'
import { countWithOpening, openingSchema } from '#domain/opening-cleans.ts'
import { useAct } from '#web/acts/use-act.ts'
import { setOpeningCleans } from '#web/data/customer-file.ts'
import { useForm } from '#web/forms/use-form.ts'
import { FormDialog } from '#web/office/shared/form-dialog.tsx'
import { CheckField, TextField } from '#web/ui/field.tsx'

type OpeningCleansDialogProps = { id: string; total: number; opening: number; onClose: () => void }

/** Cleans from before the system: how many, why, and whether a discount for them is still due. */
export function OpeningCleansDialog({ id, total, opening, onClose }: OpeningCleansDialogProps) {
  const { act } = useAct()
  const [isDue, setDue] = useState(false)
  const form = useForm({
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
  const result = countWithOpening({ total, opening }, form.values.cleans)
  return (
    <FormDialog form={form} title={words.title} keep={words.keep} onKeep={onClose} confirm={words.save}>
      <TextField {...form.bind('cleans')} label={words.cleans} inputMode="numeric" autoComplete="off" />
      <TextField {...form.bind('reason')} label={words.reason} hint={words.reasonHint} autoComplete="off" />
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
    </FormDialog>
  )
}
