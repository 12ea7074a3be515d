import { useQuery } from '@tanstack/react-query'
import { officeWords } from '#content/office.ts'
import { waitingWords } from '#content/waiting-list.ts'
import { shortHours } from '#domain/clean-length.ts'
import { type Gap, gapKey, gapOfKey } from '#domain/waiting-list.ts'
import { readCrewNames } from '#web/data/diary-settings.ts'
import { readGapCandidates } from '#web/data/waiting-list.ts'
import { Plus } from '#web/icons/plus.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { Link } from '#web/router/link.tsx'
import { useSearchParams } from '#web/router/routing.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { WaitingCandidate } from './waiting-candidate.tsx'
import { gapWords, windowAt } from './waiting-words.ts'

const words = waitingWords.gapPanel

type GapPanelProps = { onClose: () => void }

/** Who could come in a free stretch of the day, the best first, each with a message ready. */
export function WaitingGapPanel({ onClose }: GapPanelProps) {
  const [params] = useSearchParams()
  const gap = gapOfKey(params.get('gap') ?? '')
  if (gap) return <OpenGap key={gapKey(gap)} gap={gap} onClose={onClose} />
  return (
    <Panel title={waitingWords.title} onClose={onClose} closeLabel={officeWords.close}>
      <EmptyState title={words.notFound.title}>{words.notFound.text}</EmptyState>
    </Panel>
  )
}

function OpenGap({ gap, onClose }: GapPanelProps & { gap: Gap }) {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: [bookingsKey, 'gap', gapKey(gap), session.user.id],
    queryFn: () => readGapCandidates(gap),
    staleTime: 15_000,
  })
  return (
    <Panel
      title={gapWords(gap)}
      lead={<GapLead gap={gap} />}
      onClose={onClose}
      closeLabel={officeWords.close}
      foot={
        <Link
          className={buttonClass({ tone: 'quiet' })}
          to={`/crm/bookings/new?day=${gap.day}&at=${gap.day} ${windowAt(gap.starts)}`}
          state={fromList}
        >
          <Plus aria-hidden="true" />
          {words.book}
        </Link>
      }
    >
      <QueryStates query={query} failed={waitingWords.failed} empty={words.empty}>
        {candidates => (
          <ol className="candidates">
            {candidates.map(candidate => (
              <li key={candidate.entry_id ?? candidate.booking_id}>
                <WaitingCandidate candidate={candidate} gap={gap} onFilled={onClose} />
              </li>
            ))}
          </ol>
        )}
      </QueryStates>
    </Panel>
  )
}

// With one team nothing speaks of teams.
function GapLead({ gap }: { gap: Gap }) {
  const { data: crews = [] } = useQuery({
    queryKey: ['crew-names'],
    queryFn: readCrewNames,
    staleTime: 60_000,
  })
  const crew = crews.length > 1 && crews.find(({ id }) => id === gap.crew_id)?.name
  return (
    <p className="text-ink-soft">
      {words.free(shortHours(gap.ends - gap.starts))}
      {crew && (
        <>
          , <bdi>{crew}</bdi>
        </>
      )}
    </p>
  )
}
