import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountWords } from '#content/account.ts'
import { signedInWords } from '#content/signed-in.ts'
import { fullName } from '#domain/full-name.ts'
import { formatPhone } from '#domain/phone.ts'
import type { Profile } from '#web/data/profiles.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ChannelSetting } from './channel-setting.tsx'
import { DetailsForm } from './details-form.tsx'
import { forgetTyped, readTyped } from './typed-details.ts'

const words = accountWords.details

type DetailsCardProps = { query: UseQueryResult<Profile | null>; userId: string; email: string }

export function DetailsCard({ query, userId, email }: DetailsCardProps) {
  const queries = useQueryClient()
  const [isEditing, setEditing] = useState(() => Boolean(readTyped(userId)))
  const keep = (known: Profile) => queries.setQueryData(['profile', userId], known)
  const close = (saved?: Profile) => {
    if (saved) keep(saved)
    forgetTyped(userId)
    setEditing(false)
  }
  const profile = query.data ?? undefined
  return (
    <Card className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="display">{words.title}</h2>
        {profile && !isEditing && (
          <Button tone="text" onClick={() => setEditing(true)}>
            {accountWords.edit}
          </Button>
        )}
      </div>
      {query.isPending && <Skeleton lines={4} label={signedInWords.loading} />}
      {query.isError && <DetailsFailed onRetry={() => query.refetch()} />}
      {query.isSuccess && isEditing && (
        <DetailsForm profile={profile} account={{ id: userId, email }} onClose={close} onLook={keep} />
      )}
      {profile && !isEditing && <DetailsList profile={profile} />}
      {profile && !isEditing && <ChannelSetting userId={userId} />}
      {query.isSuccess && !profile && !isEditing && <NoDetails onAdd={() => setEditing(true)} />}
    </Card>
  )
}

function DetailsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <FailedState title={words.loadFailed} retry={{ label: signedInWords.retry, onRetry }}>
      {signedInWords.kept}
    </FailedState>
  )
}

function DetailsList({ profile }: { profile: Profile }) {
  const { email, phone, address } = profile
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 [&_dd]:wrap-anywhere [&_dt]:text-ink-soft">
      <dt>{words.name}</dt>
      <dd>{fullName(profile)}</dd>
      <dt>{words.email}</dt>
      <dd>{email}</dd>
      <dt>{words.phone}</dt>
      <dd>{phone ? formatPhone(phone) : words.none}</dd>
      <dt>{words.address}</dt>
      <dd>{address ?? words.none}</dd>
    </dl>
  )
}

function NoDetails({ onAdd }: { onAdd: () => void }) {
  return (
    <>
      <p className="text-ink-soft">{words.missing}</p>
      <Button tone="quiet" onClick={onAdd}>
        {words.add}
      </Button>
    </>
  )
}
