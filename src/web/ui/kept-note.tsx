/** Nobody should wonder whether to type it all again. */
export function KeptNote({ children }: { children: string }) {
  return (
    <p role="status" className="rounded-block bg-sand p-4">
      {children}
    </p>
  )
}
