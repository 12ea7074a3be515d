import { useQuery } from '@tanstack/react-query'
import { officeWords } from '#content/office.ts'
import { settingsWords as words } from '#content/settings.ts'
import { readSettings } from '#web/data/settings.ts'
import { OfficePage } from '#web/office/office-page.tsx'
import { useOfficeVisitor } from '#web/office/office-visitor.ts'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DayOverrides } from './day-overrides.tsx'
import { PromotionsSettings } from './promotions-settings.tsx'
import { SettingsForm } from './settings-form.tsx'

export function SettingsPage() {
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <Settings />
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
    // What is typed over must be what is there.
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
