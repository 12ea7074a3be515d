import { letterOffice, letterDraftWords as words } from '#content/newsletter-office.ts'
import { officeWords } from '#content/office.ts'
import { isStored, type LetterCard } from '#web/data/newsletters.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import type { PageHeadProps } from '#web/office/frame/page-head.tsx'
import { SeenFormFrame } from '#web/office/shared/seen-form-frame.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { NoMailNotice } from './no-mail-notice.tsx'
import { RemoveDraft } from './remove-draft.tsx'
import { SendPart } from './send-part.tsx'
import { useDraftForm } from './use-draft-form.ts'
import { WordFields } from './word-fields.tsx'

type DraftLetterProps = {
  card: LetterCard
  back: PageHeadProps['back']
  /** Somebody else was quicker, and this is what they left. */
  isNew: boolean
  onSurprise: () => void
  onFirstSaved: (saved: LetterCard) => void
}

/** The form, how it will look, and what has to be seen before it leaves. */
export function DraftLetter({ card, back, isNew, onSurprise, onFirstSaved }: DraftLetterProps) {
  const form = useDraftForm(card, onFirstSaved)
  return (
    <OfficePage
      title={form.seen.subject.trim() || letterOffice.untitled}
      tabTitle={letterOffice.title}
      lead={words.lead}
      back={back}
      actions={isStored(form.seen) && <RemoveDraft letter={form.seen} onSurprise={onSurprise} />}
    >
      <NoMailNotice />
      {isNew && (
        <Notice tone="wait" role="alert" className="mb-4">
          <b>{officeWords.conflict.title}</b> {words.changed}
        </Notice>
      )}
      <div className="news-columns">
        <div className="news-write">
          <SeenFormFrame form={form} title={words.form} save={words.save}>
            <WordFields form={form} />
            <AudienceFields form={form} />
          </SeenFormFrame>
          <SendPart form={form} onSurprise={onSurprise} />
        </div>
        <LetterPreview letter={form.values} />
      </div>
    </OfficePage>
  )
}
