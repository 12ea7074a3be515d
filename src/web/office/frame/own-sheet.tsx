import { lazy, Suspense } from 'react'
import { officeWords } from '#content/office.ts'
import { Keyboard } from '#web/icons/keyboard.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import { useHasRole, useOfficeVisitor } from './office-visitor.ts'
import { useOpenSheet } from './open-sheet.ts'
import { ThemeChoice } from './theme-choice.tsx'

const Notices = lazy(async () => ({ default: (await import('./notices.tsx')).Notices }))

/** What somebody of the office sets for themselves alone. */
export function OwnSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const isOffice = useHasRole('staff')
  const openSheet = useOpenSheet()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={officeWords.mine}
      lead={useOfficeVisitor().session.user.email}
    >
      <ThemeChoice />
      {isOffice && (
        <Suspense fallback={<Skeleton lines={4} label={officeWords.loading} />}>
          <Notices />
        </Suspense>
      )}
      <CalendarAddress />
      <Button tone="quiet" className="laptop-only justify-self-start" onClick={() => openSheet('keys')}>
        <Keyboard aria-hidden="true" />
        {officeWords.keyboard}
      </Button>
    </Sheet>
  )
}
