// /auth. Its step depends on how someone arrives: see guardAuth.
import type { ReactNode } from 'react'
import { business } from '#content/business.ts'
import { authPageWords, signInWords } from '#content/sign-in.ts'
import { authNotices } from '#domain/sign-in-messages.ts'
import { setUpAdmin } from '#web/data/auth.ts'
import { ownLogo } from '#web/pictures/own-logo.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { useGuarded, useNavigate, useRevalidate } from '#web/router/routing.tsx'
import type { AuthEntry } from '#web/sign-in/guards.ts'
import { SecondFactorForm } from '#web/sign-in/second-factor-form.tsx'
import { Card } from '#web/ui/card.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ForgotForm } from './forgot-form.tsx'
import { AuthHeading } from './heading.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignInTabs } from './sign-in-tabs.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export function AuthPage() {
  return (
    <div className="client-page auth-page">
      <main>
        <a href="/" className="logo">
          <Logo label={business.name} own={ownLogo()} />
        </a>
        <Card>
          <CurrentStep entry={useGuarded<AuthEntry>()} />
        </Card>
        <p className="flex flex-wrap gap-x-6">
          <WayOut href="/">{authPageWords.home}</WayOut>
          <WayOut href="/booking">{authPageWords.guest}</WayOut>
        </p>
      </main>
      <aside>
        <p className="display">
          {business.slogan.start} {business.slogan.end}
        </p>
        <RoomPicture name="hero" alt="" sizes="60vw" />
      </aside>
    </div>
  )
}

function WayOut({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center underline">
      {children}
    </a>
  )
}

function CurrentStep({ entry }: { entry: AuthEntry }): ReactNode {
  const navigate = useNavigate()
  const revalidate = useRevalidate()
  const enter = () => navigate(entry.next)
  switch (entry.step) {
    case 'second-factor':
      return <SecondFactor onPassed={revalidate} onLeft={revalidate} />
    case 'forgot':
      return <ForgotForm onCode={revalidate} onBack={() => navigate('/auth')} />
    case 'new-password':
      return <NewPasswordForm email={entry.email} onSaved={enter} />
    case 'set-up':
      return <SetUp token={entry.token} onDone={() => navigate('/admin/start/look')} />
    default:
      return <SignInTabs onSignedIn={enter} />
  }
}

function SecondFactor(props: { onPassed: () => void; onLeft: () => void }) {
  const { title, lead } = signInWords.factor
  return (
    <>
      <AuthHeading title={title} lead={lead} />
      <SecondFactorForm failedTitle={authNotices.signInFailed} {...props} />
    </>
  )
}

function SetUp({ token, onDone }: { token: string; onDone: () => void }) {
  const { title, lead, failed, done, ...words } = authPageWords.setUp
  return (
    <>
      <AuthHeading title={title} lead={lead} />
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
