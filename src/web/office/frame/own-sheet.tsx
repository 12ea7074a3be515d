import { lazy, Suspense, useState } from 'react'
import { officeWords } from '#content/office.ts'
import { Choice } from '#web/ui/field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import { useHasRole } from './office-visitor.ts'
import { chooseTheme, chosenTheme, type Theme } from './theme.ts'

const Notices = lazy(async () => ({ default: (await import('./notices.tsx')).Notices }))
const { title, choices } = officeWords.theme
const themes: (Theme | undefined)[] = [undefined, 'light', 'dark']

/** What somebody of the office sets for themselves alone. */
export function OwnSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const isOffice = useHasRole('staff')
  return (
    <Sheet open={open} onClose={onClose} title={officeWords.mine}>
      <ThemeChoice />
      {isOffice && (
        <Suspense fallback={<Skeleton lines={4} label={officeWords.loading} />}>
          <Notices />
        </Suspense>
      )}
      <CalendarAddress />
    </Sheet>
  )
}

function ThemeChoice() {
  const [chosen, setChosen] = useState(chosenTheme)
  const choose = (theme: Theme | undefined) => {
    chooseTheme(theme)
    setChosen(theme)
  }
  return (
    <fieldset className="sheet-choices">
      <legend className="mb-2 font-semibold">{title}</legend>
      {themes.map(theme => (
        <Choice
          key={theme ?? 'device'}
          name="theme"
          label={choices[theme ?? 'device']}
          checked={theme === chosen}
          onChange={() => choose(theme)}
        />
      ))}
    </fieldset>
  )
}
