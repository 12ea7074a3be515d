import { useQuery } from '@tanstack/react-query'
import { settingsWords as words } from '#content/settings.ts'
import { readSettings } from '#web/data/settings.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { CrewsSettings } from './crews-settings.tsx'
import { DayOverrides } from './day-overrides.tsx'
import { ExtrasSettings } from './extras-settings.tsx'
import { SettingsForm } from './form.tsx'
import { LengthsSettings } from './lengths-settings.tsx'
import { PriceListSettings } from './price-list-settings.tsx'
import { PromotionsSettings } from './promotions-settings.tsx'

export function SettingsPage() {
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <Settings />
      <LengthsSettings />
      <ExtrasSettings />
      <PriceListSettings />
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
  // What was typed stays where a later reading fails.
  if (query.data) return <SettingsForm stored={query.data} />
  return (
    <QueryState query={query} failed={words.failed}>
      {() => null}
    </QueryState>
  )
}
