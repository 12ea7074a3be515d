import type { ReactNode, RefObject, SubmitEvent } from 'react'
import { officeWords } from '#content/office.ts'
import { Button } from '#web/ui/button.tsx'
import { SaveBar } from '#web/ui/save-bar.tsx'
import { ConflictNotice } from './conflict-notice.tsx'

const words = officeWords.edit

type SeenFormFrameProps = {
  form: {
    form: RefObject<HTMLFormElement | null>
    submit: (event: SubmitEvent<HTMLFormElement>) => void
    changedLabels: string[]
    theirs: string[] | undefined
    isBusy: boolean
    takeTheirs: () => void
  }
  title: string
  save?: string
  /** Closes the form; without it the form stays open, and discarding resets it. */
  onClose?: () => void
  children: ReactNode
}

/** Shows what a colleague has changed in the meantime, and what is still to be saved here. */
export function SeenFormFrame({ form, title, save = words.save, onClose, children }: SeenFormFrameProps) {
  const { changedLabels, theirs, isBusy, submit, takeTheirs } = form
  const isChanged = changedLabels.length > 0
  const discard = () => {
    takeTheirs()
    onClose?.()
  }
  return (
    <form ref={form.form} noValidate onSubmit={submit} aria-label={title} className="grid max-w-3xl gap-4">
      {theirs && (
        <ConflictNotice onTakeTheirs={takeTheirs}>{officeWords.conflict.theirs(theirs)}</ConflictNotice>
      )}
      {children}
      {(isChanged || onClose) && (
        <SaveBar changed={isChanged ? words.changed(changedLabels) : words.nothingChanged}>
          <Button tone="quiet" onClick={discard}>
            {words.discard}
          </Button>
          <Button type="submit" busy={isBusy} disabled={!isChanged}>
            {isBusy ? officeWords.saving : save}
          </Button>
        </SaveBar>
      )}
    </form>
  )
}
