// What the pages say: a list for each part of them that the owner may write herself.
import { siteTextWords as words } from '#content/site-texts-office.ts'
import type { SeenTexts } from '#web/data/stored-texts.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { Outlet } from '#web/router/routing.tsx'
import { Articles } from './articles.tsx'
import { TextList } from './list.tsx'
import { useSiteTexts } from './use-site-texts.ts'
import './site-texts.css'

export function SiteTextsPage() {
  const query = useSiteTexts()
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <QueryState query={query} failed={words.failed}>
        {texts => (
          <>
            {texts.filter(isList).map(list => (
              <TextList key={list.kind} list={list} />
            ))}
            <Articles texts={texts.filter(text => !isList(text))} />
          </>
        )}
      </QueryState>
      <Outlet />
    </OfficePage>
  )
}

const isList = ({ kind }: SeenTexts) => kind !== 'article'
