// Above the booking form: book as a guest, signed in, or with a new account. Each tab is loaded when it is chosen.
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { panelWords } from '#content/sign-in-panel.ts'
import { unexpectedNotice } from '#domain/messages.ts'
import { reportError } from '#web/errors/error-report.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { BookingVisitor } from './use-visitor.ts'

// Without it the form is filled in from the account all the same.
const SignedInNote = lazy(async () => ({
  default: (await import('./signed-in-note.tsx').catch(() => undefined))?.SignedInNote ?? (() => null),
}))

type Forms = typeof import('./sign-in-panel-forms.tsx')

type SignInPanelProps = {
  visitor: BookingVisitor
  startTab: 'sign-in' | undefined
  onChanged: () => void
}

export function SignInPanel({ visitor, startTab, onChanged }: SignInPanelProps) {
  const [wanted, setWanted] = useState<string>()
  const isHalf = visitor.mode === 'second-factor'
  const forms = useForms(isHalf || (wanted ?? startTab ?? 'guest') !== 'guest')
  if (visitor.mode === 'opening') return <Waiting>{panelWords.opening}</Waiting>
  if (visitor.mode === 'signed-in')
    return (
      <Suspense fallback={<Waiting>{panelWords.opening}</Waiting>}>
        <SignedInNote visitor={visitor} takesFocus={Boolean(wanted)} />
      </Suspense>
    )
  const waiting = <Waiting>{panelWords.loading}</Waiting>
  if (isHalf) return forms ? <forms.PanelFactor onChanged={onChanged} /> : waiting
  return (
    <Tabs
      key={startTab}
      start={startTab}
      label={panelWords.label}
      onChoose={setWanted}
      tabs={[
        { name: 'guest', label: panelWords.guest, panel: <GuestLead /> },
        { name: 'sign-in', label: panelWords.signIn, panel: forms ? <forms.PanelSignIn /> : waiting },
        { name: 'sign-up', label: panelWords.signUp, panel: forms ? <forms.PanelSignUp /> : waiting },
      ]}
    />
  )
}

// Stays mounted, so that nothing typed is lost between the tabs.
function useForms(isWanted: boolean): Forms | undefined {
  const [forms, setForms] = useState<Forms>()
  const isMissing = isWanted && !forms
  useEffect(() => {
    if (!isMissing) return
    import('./sign-in-panel-forms.tsx').then(setForms, error => {
      reportError(error)
      showToast({ ...unexpectedNotice, tone: 'bad' })
    })
  }, [isMissing])
  return forms
}

function GuestLead() {
  return <p className="mt-2 text-small text-ink-soft">{panelWords.guestLead}</p>
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex min-h-14 items-center gap-3 text-ink-soft">
      <Spinner />
      {children}
    </p>
  )
}
