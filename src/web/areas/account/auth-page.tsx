import { useNavigate } from 'react-router'
import { business } from '#content/business.ts'
import { authWords } from '#content/office.ts'
import { authNotices } from '#domain/messages.ts'
import { signIn, signUp } from '#web/data/auth.ts'
import { Card } from '#web/ui/card.tsx'
import { Mark } from '#web/ui/logo.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CredentialsForm } from './credentials-form.tsx'

export function AuthPage() {
  const navigate = useNavigate()
  const enter = () => {
    showToast(authNotices.welcomeBack)
    navigate('/crm')
  }
  const signInForm = (
    <CredentialsForm
      words={authWords.signIn}
      failedTitle={authNotices.signInFailed}
      send={signIn}
      onSent={enter}
    />
  )
  const signUpForm = (
    <CredentialsForm
      words={authWords.signUp}
      failedTitle={authNotices.signUpFailed}
      send={signUp}
      onSent={() => showToast(authNotices.accountCreated)}
      newPassword
    />
  )
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-5 p-4">
      <a href="/" className="office-brand justify-self-start">
        <Mark />
        {business.name}
      </a>
      <Card className="grid gap-5">
        <div>
          <h1 className="font-semibold text-2xl text-heading">{authWords.title}</h1>
          <p className="mt-1 text-ink-soft">{authWords.lead}</p>
        </div>
        <Tabs
          label={authWords.tabsLabel}
          tabs={[
            { name: 'sign-in', label: authWords.signIn.tab, panel: signInForm },
            { name: 'sign-up', label: authWords.signUp.tab, panel: signUpForm },
          ]}
        />
      </Card>
      <a href="/" className="inline-flex min-h-11 items-center justify-self-start underline">
        {authWords.home}
      </a>
    </main>
  )
}
