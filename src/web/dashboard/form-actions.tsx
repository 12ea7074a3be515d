import { accountWords } from '#content/account.ts'
import { Button } from '#web/ui/button.tsx'

type FormActionsProps = { action: string; isBusy: boolean; onCancel: () => void }

export function FormActions({ action, isBusy, onCancel }: FormActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" busy={isBusy}>
        {isBusy ? accountWords.saving : action}
      </Button>
      <Button tone="quiet" onClick={onCancel}>
        {accountWords.cancel}
      </Button>
    </div>
  )
}
