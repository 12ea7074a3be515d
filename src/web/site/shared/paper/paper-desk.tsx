// The page of a quote or an invoice while there is nothing to show yet, or nothing at all.
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BareStage } from './bare-stage.tsx'
import { type PaperLink, usePaper, usePaperLink } from './use-paper.ts'

type Words = {
  title: string
  loading: string
  dashboard: string
  missing: { title: string; text: string; action: string; href: string }
  signIn: { title: string; text: string; action: string }
  failed: { title: string; text: string; retry: string }
}

type Desk<Paper extends object> = ReturnType<typeof usePaper<Paper>>
type DeskProps<Paper extends object> = {
  words: Words
  readPaper: (link: PaperLink) => Promise<Paper>
  children: (paper: Paper, link: PaperLink, desk: Desk<Paper>) => ReactNode
}

/** `ownName` is how the address names a paper of the client who is signed in. */
export function PaperDesk<Paper extends object>({
  ownName,
  ...props
}: DeskProps<Paper> & { ownName: string }) {
  const link = usePaperLink(ownName)
  if (link === 'unknown') return <Fetching words={props.words} />
  if (!link) return <Missing {...props.words.missing} />
  return (
    <>
      {'ownId' in link && (
        <a className="quote-home" href="/dashboard">
          {props.words.dashboard}
        </a>
      )}
      <LinkedPaper link={link} {...props} />
    </>
  )
}

function LinkedPaper<Paper extends object>({
  link,
  words,
  readPaper,
  children,
}: DeskProps<Paper> & { link: PaperLink }) {
  const desk = usePaper(link, readPaper)
  const { shown, read } = desk
  if (shown === 'loading') return <Fetching words={words} />
  if (shown === 'missing') return <Missing {...words.missing} />
  if (shown === 'signed-out')
    return (
      <BareStage title={words.signIn.title} look="lapsed">
        <p>{words.signIn.text}</p>
        <LinkButton href="/auth">{words.signIn.action}</LinkButton>
      </BareStage>
    )
  if (shown === 'failed')
    return (
      <BareStage title={words.failed.title} look="lapsed" status="alert">
        <p>{words.failed.text}</p>
        <Button onClick={read}>{words.failed.retry}</Button>
      </BareStage>
    )
  return children(shown as Paper, link, desk)
}

export function Fetching({ words }: { words: Pick<Words, 'title' | 'loading'> }) {
  return (
    <BareStage title={words.title} look="asked">
      <div className="w-full max-w-md">
        <Skeleton lines={5} label={words.loading} />
      </div>
    </BareStage>
  )
}

function Missing({ title, text, action, href }: Words['missing']) {
  return (
    <BareStage title={title} look="lapsed">
      <p>{text}</p>
      <LinkButton href={href}>{action}</LinkButton>
    </BareStage>
  )
}
