import { fileFaultWords, importWords as words } from '#content/import.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { FileState } from './use-people-file.ts'

/** What has become of the file. */
export function ImportNotice({ state }: { state: FileState }) {
  switch (state.kind) {
    case 'reading':
      return <p role="status">{words.reading}</p>
    case 'sending':
      return (
        <div className="file-progress">
          <progress value={state.done} max={state.all} aria-label={words.file.label} />
          <p role="status">{words.sending(state.done, state.all)}</p>
        </div>
      )
    case 'failed':
      return <Told title={words.failed.title} text={words.failed.text} />
    case 'refused':
      return (
        <Told title={words.refused.title} text={`${fileFaultWords(state.fault)} ${words.refused.text}`} />
      )
    case 'looked':
      return state.isChanged ? <Notice tone="wait">{words.changed}</Notice> : null
    default:
      return null
  }
}

function Told({ title, text }: { title: string; text: string }) {
  return (
    <Notice tone="bad" role="alert">
      <b>{title}</b>
      <span className="block">{text}</span>
    </Notice>
  )
}
