// The door of the office. What it shows depends on how someone arrives: see guardDoor.
import type { ReactNode } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { business } from '#content/business.ts'
import { authPageWords, doorWords } from '#content/doors.ts'
import { authNotices } from '#domain/messages.ts'
import { setUpAdmin } from '#web/data/auth.ts'
import { SecondFactorForm } from '#web/doors/second-factor-form.tsx'
import type { Door } from '#web/guards.ts'
import { Card } from '#web/ui/card.tsx'
import { Mark } from '#web/ui/logo.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { DoorHeading } from './door-heading.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignInTabs } from './sign-in-tabs.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export function AuthPage() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-5 p-4">
      <a href="/" className="office-brand justify-self-start">
        <Mark />
        {business.name}
      </a>
      <Card>
        <DoorStep door={useLoaderData<Door>()} />
      </Card>
      <a href="/" className="inline-flex min-h-11 items-center justify-self-start underline">
        {authPageWords.home}
      </a>
    </main>
  )
}

function DoorStep({ door }: { door: Door }): ReactNode {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const enter = () => navigate(door.next)
  switch (door.step) {
    case 'second-factor':
      return <SecondFactor onPassed={revalidate} onLeft={revalidate} />
    case 'forgot':
      return <ForgotForm onCode={revalidate} onBack={() => navigate('/auth')} />
    case 'new-password':
      return <NewPasswordForm email={door.email} onSaved={enter} />
    case 'set-up':
      return <SetUp token={door.token} onDone={enter} />
    default:
      return <SignInTabs onSignedIn={enter} />
  }
}

function SecondFactor(props: { onPassed: () => void; onLeft: () => void }) {
  const { title, lead } = doorWords.factor
  return (
    <>
      <DoorHeading title={title} lead={lead} />
      <SecondFactorForm failedTitle={authNotices.signInFailed} {...props} />
    </>
  )
}

function SetUp({ token, onDone }: { token: string; onDone: () => void }) {
  const { title, lead, failed, done, ...words } = authPageWords.setUp
  return (
    <>
      <DoorHeading title={title} lead={lead} />
      <SignUpForm
        words={words}
        failedTitle={failed}
        send={async credentials => {
          await setUpAdmin(token, credentials)
          showToast(done)
          onDone()
        }}
      />
    </>
  )
}
