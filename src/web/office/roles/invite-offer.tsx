import { useState } from 'react'
import { roleWords } from '#content/admin.ts'
import { whatsappLinkTo } from '#content/sharing.ts'
import { useAct } from '#web/acts/use-act.ts'
import { sendsMail } from '#web/data/sends-mail.ts'
import { inviteByMail, makeInvitationLink } from '#web/data/team.ts'
import { copyText } from '#web/sharing/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { TextField } from '#web/ui/field.tsx'
import type { Wanted } from './promote-form.tsx'

const words = roleWords.invite

/** For an address without an account: an invitation by mail, or a link to hand over. */
export function InviteOffer({ wanted, onMailed }: { wanted: Wanted; onMailed: () => void }) {
  const { email, role } = wanted
  const [link, setLink] = useState<string>()
  const { act, busyWith } = useAct(['invitations'])
  const byMail = () =>
    act({
      name: 'mail',
      work: () => inviteByMail(email, role),
      said: { title: words.mailed(email) },
      failed: words.failed,
      onDone: onMailed,
    })
  const byLink = () =>
    act({ name: 'link', work: () => makeInvitationLink(email, role), failed: words.failed, onDone: setLink })
  return (
    <section className="mt-6 grid max-w-2xl gap-3" aria-labelledby="invite">
      <h3 id="invite" className="client-part wrap-anywhere">
        {words.title(email)}
      </h3>
      <p className="text-ink-soft">
        {words.text[role]} {!sendsMail() && words.noMail}
      </p>
      {link ? (
        <HandOver link={link} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {sendsMail() && (
            <Button busy={busyWith === 'mail'} onClick={byMail}>
              {words.byMail}
            </Button>
          )}
          <Button tone={sendsMail() ? 'quiet' : undefined} busy={busyWith === 'link'} onClick={byLink}>
            {words.byLink}
          </Button>
        </div>
      )}
    </section>
  )
}

function HandOver({ link }: { link: string }) {
  return (
    <>
      <TextField
        label={words.link}
        hint={words.linkHint}
        value={link}
        readOnly
        onFocus={event => event.target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy(link)}>{words.copy}</Button>
        <a
          className={buttonClass({ tone: 'quiet' })}
          href={whatsappLinkTo('', words.message(link))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.whatsapp}
        </a>
      </div>
    </>
  )
}

const copy = (link: string) => copyText(link, { copied: { title: words.copied }, failed: words.notCopied })
