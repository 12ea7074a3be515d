import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { importWords } from '#content/import.ts'
import { formatShortDate, todayAt } from '#domain/calendar.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type PastImport, readImports, undoImport } from '#web/data/import.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const words = importWords.past
const undoDays = 30
const dayMs = 86_400_000

/** The files that were brought in, each with its undo for a month. */
export function PastImports() {
  const query = useQuery({ queryKey: ['imports'], queryFn: readImports, staleTime: 0 })
  const [asked, setAsked] = useState<PastImport>()
  const { act, busyWith } = useAct(['imports', 'customers', 'customer-figures'])
  const undo = ({ id }: PastImport) => {
    setAsked(undefined)
    void act({
      name: id,
      work: () => undoImport(id),
      said: ({ stayed }) => words.undone(stayed ?? 0),
      failed: words.undoFailed,
    })
  }
  return (
    <section className="mt-4">
      <h3 className="client-part">{words.title}</h3>
      <QueryState query={query} failed={words.failed} lines={2}>
        {imports =>
          imports.length === 0 ? (
            <p className="text-ink-soft">{words.empty}</p>
          ) : (
            <ul className="import-list">
              {imports.map(each => (
                <li key={each.id}>
                  <div>
                    <b>{each.file_name}</b>
                    <small>{formatShortDate(todayAt(new Date(each.created_at)))}</small>
                    <p>{words.counts(each.made, each.merged, each.skipped)}</p>
                  </div>
                  {each.undone_at ? (
                    <span className="text-ink-soft">{words.wasUndone(each.stayed ?? 0)}</span>
                  ) : (
                    isYoung(each) && (
                      <Button
                        tone="quiet"
                        busy={busyWith === each.id}
                        aria-label={words.undoOf(each.file_name)}
                        onClick={() => setAsked(each)}
                      >
                        {words.undo}
                      </Button>
                    )
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      <ConfirmDialog
        open={Boolean(asked)}
        title={words.ask.title}
        keep={words.ask.keep}
        onKeep={() => setAsked(undefined)}
        act={words.undo}
        onAct={() => asked && undo(asked)}
        tone="danger"
      >
        {words.ask.text}
      </ConfirmDialog>
    </section>
  )
}

const isYoung = ({ created_at }: PastImport) => Date.now() - Date.parse(created_at) < undoDays * dayMs
