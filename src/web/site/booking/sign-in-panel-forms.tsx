// The forms of the panel: loaded when someone wants an account, with everything that talks to the auth service.
import { signInWords } from '#content/sign-in.ts'
import { panelNotices } from '#domain/sign-in-messages.ts'
import { OfferedWays } from '#web/sign-in/offered-ways.tsx'
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
      <OfferedWays />
    </>
  )
}

export function PanelSignUp() {
  return (
    <>
      <SignUpForm />
      <OfferedWays />
    </>
  )
}

export function PanelFactor({ onChanged }: { onChanged: () => void }) {
  return <SecondFactorForm failedTitle={panelNotices.signInFailed} onPassed={onChanged} onLeft={onChanged} />
}
