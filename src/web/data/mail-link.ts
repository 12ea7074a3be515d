/** Whether the address has the parameters of a link in a mail. */
export function isMailLink() {
  const { search, hash } = location
  return /[?&#](code|error_description|message|access_token)=/.test(search + hash)
}
