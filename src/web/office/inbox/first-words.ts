import { duplicateWords, inboxLineWords as words } from '#content/inbox.ts'
import { formatPhone } from '#domain/phone.ts'
import type { InboxLine, Suggested } from '#web/data/inbox.ts'

/** The text beside the name: the beginning of the message, or its subject. */
export function firstWordsOf(line: InboxLine): string {
  switch (line.kind) {
    case 'message':
      return line.first_words ?? ''
    case 'review':
      return `${words.rated(line.about.rating)} · ${line.first_words}`
    case 'referral':
      return [words.referred(line.about.friend), line.first_words].filter(Boolean).join(' · ')
    case 'registration':
      return line.about.city ? words.joinedFrom(line.about.city) : words.joined
    case 'duplicate':
      return line.about.field === 'same_person'
        ? words.samePerson(line.about.other ?? '')
        : suggestionOf(line.about)
  }
}

export function suggestionOf({ field, offered }: Suggested): string {
  if (field === 'account') return words.account(offered)
  return words.differs(duplicateWords.fields[field], field === 'phone' ? formatPhone(offered) : offered)
}
