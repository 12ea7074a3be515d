import { useState } from 'react'
import { authPageWords, signInWords } from '#content/sign-in.ts'
import { authNotices } from '#domain/sign-in-messages.ts'
import { signUp } from '#web/data/auth.ts'
import { Link } from '#web/router/link.tsx'
import { OfferedWays } from '#web/sign-in/offered-ways.tsx'
import { ResendButton } from '#web/sign-in/resend-button.tsx'
import { SignInForm } from '#web/sign-in/sign-in-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { AuthHeading } from './heading.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export function SignInTabs({ onSignedIn }: { onSignedIn: () => void }) {
  const [signedUpAs, setSignedUpAs] = useState('')
  if (signedUpAs) return <SignedUp email={signedUpAs} onBack={() => setSignedUpAs('')} />
  const signInForm = (
    <SignInForm home="/crm" failedTitle={authNotices.signInFailed} onSignedIn={onSignedIn}>
      <Link to="/auth?reset" className="inline-flex min-h-11 items-center justify-self-start underline">
        {signInWords.forgot}
      </Link>
    </SignInForm>
  )
  const signUpForm = (
    <SignUpForm
      words={authPageWords.signUp}
      failedTitle={authNotices.signUpFailed}
      send={async credentials => {
        await signUp(credentials)
        showToast(authNotices.accountCreated)
        setSignedUpAs(credentials.email)
      }}
    />
  )
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="display">{authPageWords.title}</h1>
        <p className="mt-1 text-ink-soft">{authPageWords.lead}</p>
      </div>
      <Tabs
        label={authPageWords.tabsLabel}
        tabs={[
          { name: 'sign-in', label: signInWords.signIn.tab, panel: signInForm },
          { name: 'sign-up', label: authPageWords.signUp.tab, panel: signUpForm },
        ]}
      />
      <OfferedWays />
    </div>
  )
}

/** In place of the form: sent once more it would only be refused. */
function SignedUp({ email, onBack }: { email: string; onBack: () => void }) {
  const { title, lead, back } = authPageWords.signedUp
  return (
    <div className="grid gap-4">
      <AuthHeading title={title} lead={lead(email)} />
      <ResendButton email={email} home="/crm" />
      <Button tone="text" onClick={onBack}>
        {back}
      </Button>
    </div>
  )
}
