import { useState } from 'react'
import { officeWords } from '#content/office.ts'
import { keyWords } from '#content/office-keys.ts'
import { CheckField } from '#web/ui/field.tsx'
import { areKeysOn, switchKeys } from '#web/ui/keys.ts'
import { Sheet } from '#web/ui/sheet.tsx'

/** The keyboard shortcuts, and the switch that turns them off. */
export function KeysSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={officeWords.keyboard} lead={keyWords.lead}>
      <dl className="key-list">
        {keyWords.list.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <KeysSwitch />
    </Sheet>
  )
}

function KeysSwitch() {
  const [isOn, setOn] = useState(areKeysOn)
  const change = (next: boolean) => {
    switchKeys(next)
    setOn(next)
  }
  return (
    <CheckField label={keyWords.letters} checked={isOn} onChange={event => change(event.target.checked)} />
  )
}
