import { Suspense } from 'react'
import { authPageWords, signInWords } from '#content/sign-in.ts'
import { authNotices } from '#domain/messages.ts'
import { signUp } from '#web/data/auth.ts'
import { Link } from '#web/router/link.tsx'
import { OtherWays, otherWays } from '#web/sign-in/other-ways.ts'
import { SignInForm } from '#web/sign-in/sign-in-form.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { SignUpForm } from './sign-up-form.tsx'

export function SignInTabs({ onSignedIn }: { onSignedIn: () => void }) {
  const offered = otherWays()
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
      }}
    />
  )
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="font-semibold text-2xl text-heading">{authPageWords.title}</h1>
        <p className="mt-1 text-ink-soft">{authPageWords.lead}</p>
      </div>
      <Tabs
        label={authPageWords.tabsLabel}
        tabs={[
          { name: 'sign-in', label: signInWords.signIn.tab, panel: signInForm },
          { name: 'sign-up', label: authPageWords.signUp.tab, panel: signUpForm },
        ]}
      />
      {offered && (
        <Suspense>
          <OtherWays offered={offered} />
        </Suspense>
      )}
    </div>
  )
}
