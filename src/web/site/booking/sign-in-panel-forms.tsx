// The forms of the panel: loaded when someone wants an account, with everything that talks to the auth service.
import { Suspense } from 'react'
import { signInWords } from '#content/sign-in.ts'
import { panelNotices } from '#domain/messages.ts'
import { OtherWays, otherWays } from '#web/sign-in/other-ways.ts'
import { SecondFactorForm } from '#web/sign-in/second-factor-form.tsx'
import { SignInForm } from '#web/sign-in/sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

// The page hears of the sign-in by itself: see useVisitor.
export function PanelSignIn() {
  return (
    <>
      <SignInForm home="/booking" failedTitle={panelNotices.signInFailed} onSignedIn={() => {}}>
        <a href="/auth?reset" className="inline-flex min-h-11 items-center justify-self-start underline">
          {signInWords.forgot}
        </a>
      </SignInForm>
      <Others />
    </>
  )
}

export function PanelSignUp() {
  return (
    <>
      <SignUpForm />
      <Others />
    </>
  )
}

function Others() {
  const offered = otherWays()
  return offered ? (
    <Suspense>
      <OtherWays offered={offered} />
    </Suspense>
  ) : null
}

export function PanelFactor({ onChanged }: { onChanged: () => void }) {
  return <SecondFactorForm failedTitle={panelNotices.signInFailed} onPassed={onChanged} onLeft={onChanged} />
}
