// What messages to clients say, and which are switched off.
import { useQuery } from '@tanstack/react-query'
import { messageSettingsWords as words } from '#content/message-settings.ts'
import { occasionNames } from '#content/messages.ts'
import { languages } from '#domain/languages.ts'
import { occasions } from '#domain/message-text.ts'
import { readMessageTexts, type SeenText } from '#web/data/message-texts.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { FoldedText } from './folded-text.tsx'
import './texts.css'

export function TextsPage() {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['message-texts', session.user.id],
    queryFn: async () => withOurs(await readMessageTexts()),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <QueryStates query={query} failed={words.failed} empty={words.empty}>
        {texts => (
          <div className="max-w-3xl">
            {texts.map(text => (
              <FoldedText key={text.occasion} title={occasionNames[text.occasion]} stored={text} />
            ))}
          </div>
        )}
      </QueryStates>
    </OfficePage>
  )
}

// One for each language that we can write; there is English.
const [language] = languages

const withOurs = (stored: SeenText[]): SeenText[] =>
  occasions.map(
    occasion =>
      stored.find(text => text.occasion === occasion && text.language === language) ?? {
        occasion,
        language,
        body: null,
        is_on: true,
        goes_to: 'wish',
        updated_at: null,
      },
  )
