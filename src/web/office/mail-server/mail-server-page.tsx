import { useQuery } from '@tanstack/react-query'
import { mailServerWords as words } from '#content/mail-server.ts'
import { readMailServer } from '#web/data/mail-server.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { MailServerForm } from '#web/office/shared/mail-server-form.tsx'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { MailServerFacts } from './facts.tsx'

export function MailServerPage() {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['mail-server', session.user.id],
    queryFn: readMailServer,
    // The form must start from the current version.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <QueryState query={query} failed={words.failed}>
        {state =>
          state.source === 'environment' ? (
            <MailServerFacts state={state} />
          ) : (
            <MailServerForm key={state.updated_at} stored={state} />
          )
        }
      </QueryState>
    </OfficePage>
  )
}
