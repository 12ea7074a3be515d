/** Whether a mail's link brought something along in the address. */
export function bringsSomething() {
  const { search, hash } = location
  return /[?&#](code|error_description|message|access_token)=/.test(search + hash)
}
