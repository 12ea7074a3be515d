import { useQuery } from '@tanstack/react-query'
import { officeWords } from '#content/office.ts'
import { settingsWords as words } from '#content/settings.ts'
import { readSettings } from '#web/data/settings.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CrewsSettings } from './crews-settings.tsx'
import { DayOverrides } from './day-overrides.tsx'
import { SettingsForm } from './form.tsx'
import { LengthsSettings } from './lengths-settings.tsx'
import { PromotionsSettings } from './promotions-settings.tsx'

export function SettingsPage() {
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <Settings />
      <LengthsSettings />
      <CrewsSettings />
      <PromotionsSettings />
      <DayOverrides />
    </OfficePage>
  )
}

function Settings() {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['settings', session.user.id],
    queryFn: readSettings,
    // The form must start from the current version.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  if (query.data) return <SettingsForm stored={query.data} />
  if (query.isError)
    return (
      <FailedState title={words.failed} retry={{ label: officeWords.retry, onRetry: () => query.refetch() }}>
        {officeWords.kept}
      </FailedState>
    )
  return <Skeleton lines={6} label={officeWords.loading} />
}
