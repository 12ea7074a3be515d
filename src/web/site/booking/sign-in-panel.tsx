// Above the booking form: book as a guest, signed in, or with a new account. Each tab is loaded when it is chosen.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { panelWords } from '#content/sign-in-panel.ts'
import { fullName } from '#domain/full-name.ts'
import { authNotices } from '#domain/messages.ts'
import type { SignedIn } from '#web/data/visitor.ts'
import { reportError } from '#web/errors/error-report.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { BookingVisitor } from './use-visitor.ts'

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
  if (visitor.mode === 'signed-in') return <SignedInNote visitor={visitor} takesFocus={Boolean(wanted)} />
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
      showToast({ ...authNotices.unexpected, tone: 'bad' })
    })
  }, [isMissing])
  return forms
}

function GuestLead() {
  return <p className="mt-4 text-small text-ink-soft">{panelWords.guestLead}</p>
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex min-h-14 items-center gap-3 text-ink-soft">
      <Spinner />
      {children}
    </p>
  )
}

/** Where it replaces the form that was just sent, it also takes the focus. */
function SignedInNote({ visitor, takesFocus }: { visitor: SignedIn; takesFocus: boolean }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) note.current?.focus()
  }, [takesFocus])
  const { email, profile } = visitor
  const { dashboard, noProfile, signedIn, signOut, signOutHref, yourBookings } = panelWords
  const name = profile ? fullName(profile) : email
  return (
    <div ref={note} tabIndex={-1} className="rounded-block bg-sand p-4 outline-none">
      <p className="wrap-anywhere font-semibold text-heading">{signedIn(name)}</p>
      {!profile && <p className="text-small">{noProfile.text}</p>}
      <p className="flex flex-wrap gap-x-5">
        <a href={dashboard} className="inline-flex min-h-11 items-center underline">
          {profile ? yourBookings : noProfile.label}
        </a>
        <a href={signOutHref} className="inline-flex min-h-11 items-center underline">
          {signOut}
        </a>
      </p>
    </div>
  )
}
