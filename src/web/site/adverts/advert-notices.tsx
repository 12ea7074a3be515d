import { type AdvertPath, advertWords } from '#content/adverts.ts'
import { advertNotices } from '#domain/form-messages.ts'
import { ToastCard } from '#web/ui/toast.tsx'

/** The messages of a page without React, ready to be shown by advert-desk.ts. */
export function AdvertNotices({ path }: { path: AdvertPath }) {
  const { copied, saved, failed } = advertNotices[path === '/facebook-service-ad' ? 'service' : 'renovation']
  const notices = [
    { name: 'copied', notice: copied, tone: 'good' },
    { name: 'copy-failed', notice: advertWords.copyFailed, tone: 'bad' },
    { name: 'saved', notice: saved, tone: 'good' },
    { name: 'failed', notice: failed, tone: 'bad' },
  ] as const
  return (
    <>
      <div aria-live="polite" className="toast-region" data-toasts="" />
      {notices.map(({ name, notice, tone }) => (
        <template key={name} data-notice={name}>
          <ToastCard {...notice} tone={tone} onClose={() => {}} />
        </template>
      ))}
    </>
  )
}
