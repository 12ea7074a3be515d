import { useState } from 'react'
import { officeWords } from '#content/office.ts'
import { Choice } from '#web/ui/field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import { chooseTheme, chosenTheme, type Theme } from './theme.ts'

const { title, choices } = officeWords.theme
const themes: (Theme | undefined)[] = [undefined, 'light', 'dark']

/** What somebody of the office sets for themselves alone. */
export function OwnSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={officeWords.mine}>
      <ThemeChoice />
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
