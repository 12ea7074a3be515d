import { letterDraftWords as words } from '#content/newsletter-office.ts'
import { type LetterDraft, type LetterDraftForm, letterDraftSchema } from '#domain/letter-draft.ts'
import { isStored, type LetterCard, readLetterCard, saveLetter } from '#web/data/newsletters.ts'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'

export type DraftForm = ReturnType<typeof useDraftForm>

/** What was typed outlives a closed page; what is saved is what can leave. */
export function useDraftForm(stored: LetterCard, onFirstSaved: (saved: LetterCard) => void) {
  const isFirst = !isStored(stored)
  return useSeenForm<LetterCard, LetterDraftForm, LetterDraft>({
    stored,
    draft: `newsletter-${isFirst ? 'new' : stored.id}`,
    formOf,
    schemaOf: () => letterDraftSchema,
    labels: words.fields,
    notices: words,
    save: (seen, changes) => saveLetter(seen, changes),
    read: seen => readLetterCard(seen.id),
    reads: ['newsletter', 'newsletters', 'newsletter-count'],
    ...(isFirst && { onSaved: onFirstSaved }),
  })
}

const formOf = (card: LetterCard): LetterDraftForm => ({
  subject: card.subject,
  body: card.body,
  picture: card.picture,
  audience: card.audience,
  town: card.town ?? '',
  service_type: card.service_type ?? '',
  in_archive: card.in_archive ? 'shown' : 'hidden',
})
