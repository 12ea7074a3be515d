import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

type Tab = { name: string; label: string; panel: ReactNode }
type TabsProps = { label: string; tabs: Tab[]; start?: string | undefined; onChoose?: (name: string) => void }

/** One sunk track, the chosen tab raised. Arrow keys move; panels stay mounted, so nothing typed is lost. */
export function Tabs({ label, tabs, start, onChoose }: TabsProps) {
  const [chosen, setChosen] = useState(start ?? tabs[0]?.name)
  const choose = (name: string) => {
    setChosen(name)
    onChoose?.(name)
  }
  const id = useId()
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="tab-track"
        onKeyDown={event => moveTab(event, tabs, choose)}
      >
        {tabs.map(({ name, label: word }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === chosen}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => choose(name)}
          >
            {word}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== chosen}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

function moveTab(event: KeyboardEvent<HTMLElement>, tabs: Tab[], choose: (name: string) => void) {
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const here = tabs.findIndex(tab => tab.name === (event.target as HTMLElement).dataset.tab)
  const next = tabs[(here + step + tabs.length) % tabs.length]
  if (!next) return
  choose(next.name)
  event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus()
}
