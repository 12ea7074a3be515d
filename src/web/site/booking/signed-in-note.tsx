// In place of the panel above the booking form, for whoever is signed in.
import { type ReactNode, useEffect, useRef } from 'react'
import { panelWords } from '#content/sign-in-panel.ts'
import { signedInWords } from '#content/signed-in-note.ts'
import { fullName } from '#domain/full-name.ts'
import type { SignedIn } from '#web/data/visitor.ts'

type SignedInNoteProps = { visitor: SignedIn; takesFocus: boolean }

/** Where it replaces the form that was just sent, it also takes the focus. */
export function SignedInNote({ visitor, takesFocus }: SignedInNoteProps): ReactNode {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) note.current?.focus()
  }, [takesFocus])
  const { email, profile } = visitor
  const { noProfile, signedIn, signOut, signOutHref, yourBookings } = signedInWords
  const name = profile ? fullName(profile) : email
  return (
    <div ref={note} tabIndex={-1} className="rounded-block bg-sand p-4 outline-none">
      <p className="wrap-anywhere font-semibold text-heading">{signedIn(name)}</p>
      {!profile && <p className="text-small">{noProfile.text}</p>}
      <p className="flex flex-wrap gap-x-5">
        <a href={panelWords.dashboard} className="inline-flex min-h-11 items-center underline">
          {profile ? yourBookings : noProfile.label}
        </a>
        <a href={signOutHref} className="inline-flex min-h-11 items-center underline">
          {signOut}
        </a>
      </p>
    </div>
  )
}
