/** A long address breaks where it is read, before the at sign. */
export function MailAddress({ children: address }: { children: string }) {
  const [name, host] = address.split('@')
  if (host === undefined) return address
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  )
}
