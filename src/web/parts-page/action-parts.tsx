import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Part } from './part.tsx'

const tabs = ['Guest', 'Sign In', 'Create Account'].map(label => ({
  name: label.toLowerCase().replaceAll(' ', '-'),
  label,
  panel: <p className="p-3">{label}</p>,
}))

export function ActionParts() {
  return (
    <>
      <Part title="Buttons">
        <Buttons />
      </Part>
      <Part title="Tabs">
        <Tabs label="Who is booking" tabs={tabs} />
      </Part>
      <Part title="Dialog and toasts">
        <Speaking />
      </Part>
    </>
  )
}

function Buttons() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button>Get Quote</Button>
      <Button tone="coral">Book Now</Button>
      <Button tone="quiet">Quiet</Button>
      <Button tone="leaf">Share via WhatsApp</Button>
      <Button tone="danger">Cancel clean</Button>
      <Button tone="text">Text only</Button>
      <Button size="small">Small</Button>
      <Button size="large">Large</Button>
      <Button busy>Sending</Button>
      <Button disabled>Disabled</Button>
      <LinkButton href="#parts">A link</LinkButton>
      <IconButton icon="left" label="Back" />
      <MoreLink href="#parts">Learn more</MoreLink>
    </div>
  )
}

function Speaking() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="flex flex-wrap gap-4">
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Button
        tone="quiet"
        onClick={() => showToast({ title: 'Request sent', text: 'We will confirm soon.' })}
      >
        Say something good
      </Button>
      <Button
        tone="quiet"
        onClick={() =>
          showToast({ title: 'That did not send', text: 'Your answers are still here.', tone: 'bad' })
        }
      >
        Say something bad
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Cancel this clean?"
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Keep it
            </Button>
            <Button tone="danger" onClick={close}>
              Cancel clean
            </Button>
          </>
        }
      >
        Your stamp card stays as it is.
      </Dialog>
    </div>
  )
}
