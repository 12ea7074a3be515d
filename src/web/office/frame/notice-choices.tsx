import { useRef, useState } from 'react'
import { noticeWords as words } from '#content/notices.ts'
import { type NoticeOccasion, noticeOccasions } from '#domain/notices.ts'
import { type NoticeChoice, saveNoticeChoice } from '#web/data/notices.ts'
import { CheckField } from '#web/ui/field.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'

/** Of what, and with names or without: each tap is saved at once, for all devices of this person. */
export function NoticeChoices({ saved }: { saved: NoticeChoice }) {
  const { choice, choose } = useSavedChoice(saved)
  const want = (occasion: NoticeOccasion, isWanted: boolean) => {
    const others = choice.unwanted.filter(other => other !== occasion)
    choose({ ...choice, unwanted: isWanted ? others : [...others, occasion] })
  }
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="font-semibold">{words.occasions.legend}</legend>
        <p className="text-small text-ink-soft">{words.occasions.everywhere}</p>
        {noticeOccasions.map(occasion => (
          <CheckField
            key={occasion}
            label={words.occasions.names[occasion]}
            checked={!choice.unwanted.includes(occasion)}
            onChange={event => want(occasion, event.target.checked)}
          />
        ))}
      </fieldset>
      <div>
        <CheckField
          label={words.names.label}
          checked={choice.showsNames}
          onChange={event => choose({ ...choice, showsNames: event.target.checked })}
        />
        <p className="text-small text-ink-soft">{words.names.hint}</p>
      </div>
    </>
  )
}

// Somebody taps quicker than the phone's network answers: the last word is saved, and what was not is taken back.
function useSavedChoice(saved: NoticeChoice) {
  const [choice, setChoice] = useState(saved)
  const state = useRef({ wanted: saved, saved, isSaving: false }).current
  const show = (next: NoticeChoice) => {
    state.wanted = next
    setChoice(next)
  }
  const choose = async (next: NoticeChoice) => {
    show(next)
    if (state.isSaving) return
    state.isSaving = true
    try {
      while (state.saved !== state.wanted) {
        const sent = state.wanted
        await saveNoticeChoice(sent)
        state.saved = sent
      }
    } catch {
      show(state.saved)
      showOnlyToast({ ...words.notSaved, tone: 'bad' })
    } finally {
      state.isSaving = false
    }
  }
  return { choice, choose }
}
