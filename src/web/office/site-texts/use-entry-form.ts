// The form of one entry. What is stored is the list: an entry is saved by writing the list anew, with it changed or added.
import { useRef } from 'react'
import { textKindWords, siteTextWords as words } from '#content/site-texts-office.ts'
import { articleKey } from '#domain/article.ts'
import { todayAt } from '#domain/calendar.ts'
import { type Entry, entrySchema, fieldChoices, textRules } from '#domain/site-text.ts'
import { useAct } from '#web/acts/use-act.ts'
import { newId } from '#web/browser/random.ts'
import { putBack, readSiteTexts } from '#web/data/site-texts.ts'
import { type SeenTexts, saveSiteTexts } from '#web/data/stored-texts.ts'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { siteTextsKey } from './use-site-texts.ts'

/** An entry, with the list in which it was seen. */
export type SeenEntry = { id: string; list: SeenTexts; [field: string]: string | SeenTexts }

/** Undefined where the list has no such entry. */
export function seenEntry(list: SeenTexts, id: string): SeenEntry | undefined {
  const entry = id === 'new' ? emptyEntry(list) : entryAt(list, id)
  return entry && { ...entry, list }
}

// An article is found by its place in the address, whatever its entry is called.
const entryAt = ({ kind, entries }: SeenTexts, id: string) =>
  kind === 'article' ? entries[0] : entries.find(one => one.id === id)

function emptyEntry({ kind }: SeenTexts): Entry {
  const names = Object.keys(textRules[kind].fields)
  const empty = Object.fromEntries(names.map(name => [name, fieldChoices[name]?.[0] ?? '']))
  return { ...empty, ...('date' in empty && { date: todayAt(new Date()) }), id: newId() }
}

type Options = { isNew: boolean; onDone: () => void }

export function useEntryForm(stored: SeenEntry, { isNew, onDone }: Options) {
  const { act } = useAct([siteTextsKey])
  const before = useRef(stored.list)
  const { kind } = stored.list
  return useSeenForm<SeenEntry, Record<string, string>, Entry>({
    stored,
    draft: `site-text-${kind}-${isNew ? 'new' : stored.id}`,
    formOf: ({ list, ...entry }) => entry as Entry,
    schemaOf: () => entrySchema(kind),
    labels: textKindWords[kind].fields,
    notices: { saveFailed: words.saveFailed },
    save: async ({ list }, _changes, entry) => {
      before.current = await placeOf(list, entry)
      return { ...entry, list: await saveSiteTexts(before.current, withEntry(list, entry)) }
    },
    read: async ({ id, list: { key } }) => {
      const fresh = (await readSiteTexts()).find(list => list.kind === kind && list.key === key)
      if (!fresh) return null
      return seenEntry(fresh, id) ?? (isNew ? { ...stored, list: fresh } : null)
    },
    onSaved: async ({ list }) => {
      onDone()
      await act({
        work: async () => list,
        said: words.saved,
        failed: words.saveFailed,
        undo: after => ({ work: () => putBack(after, before.current), said: words.undone }),
      })
    },
  })
}

// A new article gets its address from its title.
async function placeOf(list: SeenTexts, { title = '' }: Entry): Promise<SeenTexts> {
  if (list.kind !== 'article' || list.key !== '') return list
  const taken = (await readSiteTexts()).filter(({ kind }) => kind === 'article').map(({ key }) => key)
  return { ...list, key: articleKey(title, taken) }
}

function withEntry({ entries }: SeenTexts, entry: Entry): Entry[] {
  const isThere = entries.some(({ id }) => id === entry.id)
  return isThere ? entries.map(other => (other.id === entry.id ? entry : other)) : [...entries, entry]
}
