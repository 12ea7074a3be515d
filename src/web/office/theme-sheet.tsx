import { useState } from 'react'
import { officeWords } from '#content/office.ts'
import { Choice } from '#web/ui/field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { chooseTheme, chosenTheme, type Theme } from './theme.ts'

const { title, choices } = officeWords.theme
const themes: (Theme | undefined)[] = [undefined, 'light', 'dark']

export function ThemeSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <ThemeChoice />
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
      <legend className="sr-only">{title}</legend>
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
