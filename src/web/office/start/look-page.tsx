import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sampleWords } from '#content/sample-words.ts'
import type { SampleState } from '#domain/sample.ts'
import { useAct } from '#web/acts/use-act.ts'
import { enterSample, makeSample, readSample } from '#web/data/sample.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Notice } from '#web/ui/notice.tsx'
import './start.css'

const words = sampleWords.choice
const everyMs = 700

/** After the set-up link: look around in a sample month, or begin. */
export function LookPage() {
  const { session } = useOfficeVisitor()
  const key = ['sample', session.user.id]
  const query = useQuery({
    queryKey: key,
    queryFn: readSample,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? everyMs : false),
  })
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <QueryState query={query} failed={words.failed}>
        {sample => (
          <div className="start-choice">
            <SamplePart sample={sample} queryKey={key} />
            <section aria-labelledby="choice-begin">
              <h3 id="choice-begin">{words.begin.title}</h3>
              <p>{words.begin.text}</p>
              <Link to="/admin/start" className={buttonClass({ tone: 'quiet' })}>
                {words.begin.go}
              </Link>
            </section>
          </div>
        )}
      </QueryState>
    </OfficePage>
  )
}

function SamplePart({ sample, queryKey }: { sample: SampleState; queryKey: string[] }) {
  const { look, isBusy } = useLook(sample, queryKey)
  const { title, text, go, enter, again } = words.look
  const label = { none: go, preparing: go, ready: enter, failed: again }[sample.state]
  return (
    <section aria-labelledby="choice-look">
      <h3 id="choice-look">{title}</h3>
      <p>{text}</p>
      {sample.state === 'failed' && <Notice tone="bad">{sample.message}</Notice>}
      {sample.state === 'preparing' ? (
        <Preparing share={sample.share} />
      ) : (
        <Button busy={isBusy} onClick={look}>
          {label}
        </Button>
      )}
    </section>
  )
}

function Preparing({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className="grid gap-2">
      <p role="status">{words.preparing}</p>
      <progress value={share} aria-label={words.preparing} aria-valuetext={words.prepared(percent)} />
    </div>
  )
}

// Who asked for it on this page goes in as soon as it is there; who finds it made is asked first.
function useLook(sample: SampleState, queryKey: string[]) {
  const queries = useQueryClient()
  const { act, isBusy } = useAct([])
  const isAsked = useRef(false)
  const goIn = () =>
    act({
      work: enterSample,
      failed: words.notMade,
      // Another place altogether: nothing of this page goes along.
      onDone: () => location.assign('/crm'),
    })
  const make = () =>
    act({
      work: makeSample,
      failed: words.notMade,
      onDone: made => queries.setQueryData(queryKey, made),
    })
  useEffect(() => {
    if (sample.state !== 'ready' || !isAsked.current) return
    isAsked.current = false
    void goIn()
  })
  const look = () => {
    if (sample.state === 'ready') return void goIn()
    isAsked.current = true
    void make()
  }
  return { look, isBusy }
}
