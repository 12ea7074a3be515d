import type { ReactNode, RefObject, SubmitEvent } from 'react'
import { officeWords } from '#content/office.ts'
import { settingsWords } from '#content/settings.ts'
import { ConflictNotice } from '#web/office/conflict-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { SaveBar } from '#web/ui/save-bar.tsx'

type SeenFormFrameProps = {
  form: {
    form: RefObject<HTMLFormElement | null>
    submit: (event: SubmitEvent<HTMLFormElement>) => void
    changed: string[]
    theirs: string[] | undefined
    isBusy: boolean
    reset: () => void
    takeTheirs: () => void
  }
  words: { title: string; save: string; fields: Record<string, string> }
  children: ReactNode
}

/** Says what a colleague has changed meanwhile, and offers to save with the first change. */
export function SeenFormFrame({ form, words, children }: SeenFormFrameProps) {
  const { changed, theirs, isBusy, submit, reset, takeTheirs } = form
  const { bar } = settingsWords
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={submit}
      aria-label={words.title}
      className="grid max-w-3xl gap-4"
    >
      {theirs && <ConflictNotice onTakeTheirs={takeTheirs}>{bar.conflict(theirs)}</ConflictNotice>}
      {children}
      {changed.length > 0 && (
        <SaveBar changed={bar.changed(changed.map(name => words.fields[name] ?? name))}>
          <Button tone="quiet" onClick={() => reset()}>
            {bar.discard}
          </Button>
          <Button type="submit" busy={isBusy}>
            {isBusy ? officeWords.saving : words.save}
          </Button>
        </SaveBar>
      )}
    </form>
  )
}
