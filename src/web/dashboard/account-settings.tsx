import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { accountWords } from '#content/account.ts'
import { readAccount } from '#web/data/account.ts'
import type { Session } from '#web/data/auth.ts'
import { useGuarded } from '#web/router/routing.tsx'
import { offersPasskeys } from '#web/sign-in/offered.ts'
import { Card } from '#web/ui/card.tsx'
import { EmailSetting } from './email-setting.tsx'
import { FactorSetting } from './factor-setting.tsx'
import { PasswordSetting } from './password-setting.tsx'
import { SessionsList } from './sessions-list.tsx'

const PasskeySetting = lazy(() => import('./passkey-setting.tsx'))

export function AccountSettings() {
  const { user } = useGuarded<Session>()
  const account = useQuery({ queryKey: ['account', user.id], queryFn: readAccount })
  const { email, newEmail } = account.data ?? { email: user.email ?? '', newEmail: undefined }
  return (
    <Card className="grid gap-4">
      <h2 className="display">{accountWords.title}</h2>
      <EmailSetting email={email} waitingFor={newEmail} onAsked={() => account.refetch()} />
      <PasswordSetting email={email} />
      <FactorSetting userId={user.id} />
      {offersPasskeys() && (
        <Suspense>
          <PasskeySetting userId={user.id} />
        </Suspense>
      )}
      <SessionsList userId={user.id} />
    </Card>
  )
}
