import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SaveBar } from '#web/ui/save-bar.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Part } from './part.tsx'

const happened = [
  { id: 'asked', title: 'Asked on the website', time: 'Mon 7 Dec, 20:15' },
  { id: 'waits', title: 'Waiting for your answer', time: '15 h 38 min', when: 'now' },
  { id: 'clean', title: 'The clean', time: 'Thu 17 Dec, 08:00', when: 'next' },
] as const

/** Parts that only the office uses. The panel is in the frame: ui/panel.tsx. */
export function OfficeParts() {
  return (
    <>
      <Part title="Figures, facts, timeline">
        <Figures
          figures={[
            { label: 'Total Customers', value: '214' },
            { label: 'Active Customers', value: '168' },
          ]}
        />
        <Facts
          facts={[
            ['Service', 'Deep clean'],
            ['Phone', '082 555 0167'],
          ]}
        />
        <Timeline entries={[...happened]} />
      </Part>
      <Part title="Notices and what is unsaved">
        <Notice tone="offline">
          <b>No signal.</b> This is the list of 11:04.
        </Notice>
        <Notice tone="good">
          <b>Back.</b> 2 ticks sent.
        </Notice>
        <SaveBar changed="Phone changed">
          <Button tone="quiet">Discard</Button>
          <Button>Save</Button>
        </SaveBar>
      </Part>
      <Part title="Sheet and undo">
        <Undoing />
      </Part>
    </>
  )
}

function Undoing() {
  const [open, setOpen] = useState(false)
  const undo = { label: 'Undo', onAct: () => showToast({ title: 'Taken back' }) }
  return (
    <div className="flex flex-wrap gap-4">
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Open the sheet
      </Button>
      <Button tone="quiet" onClick={() => showToast({ title: 'Fatima Davids: completed', action: undo })}>
        Do something that can be undone
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Complete Fatima’s clean"
        lead="Today 10:00–12:00"
      >
        <Button onClick={() => setOpen(false)}>Complete</Button>
      </Sheet>
    </div>
  )
}
