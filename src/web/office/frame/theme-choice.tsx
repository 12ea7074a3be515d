import { type ReactNode, useState } from 'react'
import { officeWords } from '#content/office.ts'
import { Row } from '#web/ui/row.tsx'
import { chooseTheme, chosenTheme, type Theme } from './theme.ts'

const themes: Theme[] = ['light', 'dark']

/** Light or dark, in this browser. */
export function ThemeChoice({ lead }: { lead?: ReactNode }) {
  const { title, choices } = officeWords.theme
  const [chosen, setChosen] = useState(chosenTheme)
  const choose = (value: string) => {
    const theme = themes.find(one => one === value)
    chooseTheme(theme)
    setChosen(theme)
  }
  return (
    <Row
      as="label"
      lead={lead}
      title={title}
      end={
        <select
          className="min-h-11 bg-transparent text-right text-ink-soft"
          value={chosen ?? ''}
          onChange={event => choose(event.target.value)}
        >
          <option value="">{choices.device}</option>
          {themes.map(theme => (
            <option key={theme} value={theme}>
              {choices[theme]}
            </option>
          ))}
        </select>
      }
    />
  )
}
