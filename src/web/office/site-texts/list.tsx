import { useId } from 'react'
import { textKindWords, siteTextWords as words } from '#content/site-texts-office.ts'
import { type Entry, isFixed, textRules } from '#domain/site-text.ts'
import { useAct } from '#web/acts/use-act.ts'
import { putBack, resetSiteTexts } from '#web/data/site-texts.ts'
import { type SeenTexts, saveSiteTexts } from '#web/data/stored-texts.ts'
import { MoveButton, useKeptFocus } from '#web/office/shared/move-button.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { siteTextsKey } from './use-site-texts.ts'

/** One part of the pages: its entries in their order, each opening to its form. */
export function TextList({ list }: { list: SeenTexts }) {
  const id = useId()
  const { title, lead, page } = textKindWords[list.kind]
  const isOwn = list.updated_at !== null
  return (
    <section className="site-text" aria-labelledby={id}>
      <div className="site-text-head">
        <h3 id={id}>{title}</h3>
        <Badge tone={isOwn ? 'confirmed' : 'other'}>{isOwn ? words.states.own : words.states.ours}</Badge>
      </div>
      <p className="mt-1 mb-3 text-ink-soft">{lead}</p>
      {list.entries.length > 0 ? <Entries list={list} /> : <p className="mb-3">{words.none}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {!isFixed(list.kind) && <AddLink list={list} />}
        <LinkButton href={page} tone="quiet">
          {words.look}
        </LinkButton>
        {isOwn && <Reset list={list} />}
      </div>
    </section>
  )
}

function AddLink({ list: { kind, entries } }: { list: SeenTexts }) {
  const { most } = textRules[kind]
  if (entries.length >= most) return <p className="w-full text-ink-soft">{words.full(most)}</p>
  return (
    <Link className={buttonClass({ tone: 'quiet' })} to={`/admin/site/${kind}/new`} state={fromList}>
      {textKindWords[kind].add}
    </Link>
  )
}

function Entries({ list }: { list: SeenTexts }) {
  const { kind, entries } = list
  const keepFocus = useKeptFocus(entries)
  const { act } = useAct([siteTextsKey])
  const nameOf = (entry: Entry) => textKindWords[kind].name(entry) || words.unnamed
  const move = (entry: Entry, place: number, button: HTMLElement) => {
    keepFocus(button)
    const wanted = entries.filter(other => other !== entry).toSpliced(place, 0, entry)
    return act({
      work: () => saveSiteTexts(list, wanted),
      said: words.moved(nameOf(entry), place + 1, entries.length),
      failed: words.actFailed,
      undo: after => ({ work: () => putBack(after, list), said: words.undone }),
    })
  }
  return (
    <ol className="site-entries" aria-label={textKindWords[kind].title}>
      {entries.map((entry, place) => (
        <li key={entry.id}>
          <Link to={`/admin/site/${kind}/${entry.id}`} state={fromList}>
            <bdi>{nameOf(entry)}</bdi>
          </Link>
          {!isFixed(kind) && (
            <>
              <MoveButton
                way="up"
                label={words.up(nameOf(entry))}
                isEnd={place === 0}
                onPress={button => void move(entry, place - 1, button)}
              />
              <MoveButton
                way="down"
                label={words.down(nameOf(entry))}
                isEnd={place === entries.length - 1}
                onPress={button => void move(entry, place + 1, button)}
              />
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

function Reset({ list }: { list: SeenTexts }) {
  const { act, isBusy } = useAct([siteTextsKey])
  const { title } = textKindWords[list.kind]
  const reset = () =>
    act({
      work: () => resetSiteTexts(list),
      said: words.reset.said(title),
      failed: words.actFailed,
      undo: after => ({ work: () => saveSiteTexts(after, list.entries), said: words.undone }),
    })
  return (
    <Button tone="text" aria-label={words.reset.label(title)} busy={isBusy} onClick={reset}>
      {words.reset.action}
    </Button>
  )
}
