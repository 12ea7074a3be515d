/** Whether this server has a mail server to hand letters to: it says so in the document of the app and of /booking. */
export function sendsMail(): boolean {
  return mark()?.content === 'yes'
}

/** Once the owner has set or removed it here. */
export function setSendsMail(isSending: boolean) {
  const meta = mark()
  if (meta) meta.content = isSending ? 'yes' : 'no'
}

const mark = () => document.querySelector<HTMLMetaElement>('meta[name="sends-mail"]')
