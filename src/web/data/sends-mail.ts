/** Whether this server has a mail server to hand letters to: it says so in the document of the app and of /booking. */
export function sendsMail(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="sends-mail"]')?.content === 'yes'
}
