// One entry of a list: its words, how they look on the page, and the button that removes it.
import { useId } from 'react'
import { officeWords } from '#content/office.ts'
import { textKindWords, siteTextWords as words } from '#content/site-texts-office.ts'
import { type Entry, isFixed, textRules } from '#domain/site-text.ts'
import { useAct } from '#web/acts/use-act.ts'
import { hasStart, putBack, resetSiteTexts } from '#web/data/site-texts.ts'
import { type SeenTexts, saveSiteTexts } from '#web/data/stored-texts.ts'
import { ConflictNotice } from '#web/office/shared/conflict-notice.tsx'
import { useClosePanel } from '#web/office/shared/use-close-panel.ts'
import { WaitingPanel } from '#web/office/shared/waiting-panel.tsx'
import { useParams } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { EntryFields } from './entry-fields.tsx'
import { EntryPreview } from './entry-preview.tsx'
import { type SeenEntry, seenEntry, useEntryForm } from './use-entry-form.ts'
import { siteTextsKey, useSiteTexts } from './use-site-texts.ts'

export function EntryPanel() {
  const { kind = '', id = '' } = useParams()
  const query = useSiteTexts()
  const close = useClosePanel('/admin/site')
  const list = query.data && listOf(query.data, kind, id)
  const stored = list && seenEntry(list, id)
  if (stored) return <OpenEntry key={`${kind} ${id}`} stored={stored} isNew={id === 'new'} onClose={close} />
  return (
    <WaitingPanel query={query} title={words.title} failed={words.failed} gone={words.gone} onClose={close} />
  )
}

// A new article is a text of its own, which is not there yet.
function listOf(texts: SeenTexts[], kind: string, id: string): SeenTexts | undefined {
  if (kind !== 'article') return texts.find(one => one.kind === kind)
  if (id === 'new') return { kind, key: '', entries: [], updated_at: null }
  return texts.find(one => one.kind === kind && one.key === id)
}

type OpenEntryProps = { stored: SeenEntry; isNew: boolean; onClose: () => void }

function OpenEntry({ stored, isNew, onClose }: OpenEntryProps) {
  const formId = useId()
  const { kind } = stored.list
  const kindWords = textKindWords[kind]
  const form = useEntryForm(stored, { isNew, onDone: onClose })
  return (
    <Panel
      title={isNew ? kindWords.add : kindWords.title}
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form={formId} busy={form.isBusy}>
            {form.isBusy ? officeWords.saving : words.save}
          </Button>
          {!isNew && !isFixed(kind) && <RemoveEntry stored={form.seen} onRemoved={onClose} />}
        </>
      }
    >
      <form
        id={formId}
        ref={form.form}
        noValidate
        onSubmit={form.submit}
        aria-label={kindWords.title}
        className="grid gap-4"
      >
        {form.theirs && (
          <ConflictNotice onTakeTheirs={form.takeTheirs}>
            {officeWords.conflict.theirs(form.theirs)}
          </ConflictNotice>
        )}
        <EntryFields kind={kind} form={form} limits={textRules[kind].fields} />
      </form>
      <EntryPreview kind={kind} entry={form.values as Entry} />
    </Panel>
  )
}

function RemoveEntry({ stored, onRemoved }: { stored: SeenEntry; onRemoved: () => void }) {
  const { act, isBusy } = useAct([siteTextsKey])
  const { list, id } = stored
  const entry = list.entries.find(other => other.id === id)
  const name = (entry && textKindWords[list.kind].name(entry)) || words.unnamed
  const isArticle = list.kind === 'article'
  const goesBack = isArticle && hasStart(list)
  const remove = () =>
    act<SeenTexts>({
      work: () => (isArticle ? resetSiteTexts(list) : saveSiteTexts(list, without(list, id))),
      said: goesBack ? words.reset.said(name) : words.removed(name),
      failed: words.actFailed,
      undo: after => ({
        work: () => (isArticle ? saveSiteTexts(after, list.entries) : putBack(after, list)),
        said: words.undone,
      }),
      onDone: onRemoved,
    })
  // What is as it came can be hidden, and not removed.
  if (goesBack && list.updated_at === null) return null
  return (
    <Button tone={goesBack ? 'quiet' : 'danger'} busy={isBusy} onClick={remove}>
      {goesBack ? words.reset.action : words.remove}
    </Button>
  )
}

const without = ({ entries }: SeenTexts, id: string) => entries.filter(other => other.id !== id)
