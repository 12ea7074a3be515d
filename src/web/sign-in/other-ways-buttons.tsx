import { useEffect, useState } from 'react'
import { otherWaysWords } from '#content/other-ways.ts'
import { signInWith } from '#web/data/sign-in-with.ts'
import { Button } from '#web/ui/button.tsx'

/** One button for each service, under the form. The default export is what lazy loading wants. */
export default function OtherWaysButtons({ offered }: { offered: string }) {
  const [opening, setOpening] = useState<string>()
  useEffect(() => {
    // Back by the browser's button: the page is as it was left.
    const wakeUp = () => setOpening(undefined)
    addEventListener('pageshow', wakeUp)
    return () => removeEventListener('pageshow', wakeUp)
  }, [])
  const open = (name: string) => {
    setOpening(name)
    signInWith(name)
  }
  const services: [string, string][] = JSON.parse(offered)
  return (
    <section aria-label={otherWaysWords.label} className="mt-4 grid gap-3">
      <p aria-hidden="true" className="text-small text-ink-soft">
        {otherWaysWords.or}
      </p>
      {services.map(([name, label]) => (
        <Button key={name} tone="quiet" size="large" busy={opening === name} onClick={() => open(name)}>
          {opening === name ? otherWaysWords.busy : otherWaysWords.action(label)}
        </Button>
      ))}
    </section>
  )
}
