import { faultWords, bankWords as words } from '#content/bank-file.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { FileState } from './use-bank-file.ts'

/** What has become of the file. */
export function FileNotice({ state }: { state: FileState }) {
  switch (state.kind) {
    case 'reading':
      return <p role="status">{words.file.reading}</p>
    case 'sending':
      return <Sending done={state.done} all={state.all} />
    case 'failed':
      return <Told tone="bad" {...words.file.sendFailed} />
    case 'refused':
      return (
        <Told
          tone="bad"
          title={words.refused.title}
          text={`${faultWords(state.fault)} ${words.refused.text}`}
        />
      )
    case 'read':
      return state.fresh === 0 ? (
        <Told tone="good" {...words.nothingNew} />
      ) : (
        <Told tone="good" title={state.title} text={words.fresh(state.fresh, state.known)} />
      )
    default:
      return null
  }
}

function Sending({ done, all }: { done: number; all: number }) {
  return (
    <div className="file-progress">
      <progress value={done} max={all} aria-label={words.file.label} />
      <p role="status">{words.file.sending(done, all)}</p>
    </div>
  )
}

function Told({ tone, title, text }: { tone: 'good' | 'bad'; title: string; text: string }) {
  return (
    <Notice tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <b>{title}</b>
      <span className="block">{text}</span>
    </Notice>
  )
}
