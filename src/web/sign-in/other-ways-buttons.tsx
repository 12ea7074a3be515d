import { useEffect, useState } from 'react'
import { otherWaysWords } from '#content/other-ways.ts'
import { signInWith } from '#web/data/sign-in-with.ts'
import { Button } from '#web/ui/button.tsx'
import { outcomeOf } from './use-account-form.ts'

/** One button for each service, under the form. The default export is what lazy loading wants. */
export default function OtherWaysButtons({ offered }: { offered: string }) {
  const [opening, setOpening] = useState<string>()
  useEffect(() => {
    // Back by the browser's button: the page is as it was left.
    const wakeUp = () => setOpening(undefined)
    addEventListener('pageshow', wakeUp)
    return () => removeEventListener('pageshow', wakeUp)
  }, [])
  const open = async (name: string) => {
    setOpening(name)
    const refusal = await outcomeOf(signInWith(name), otherWaysWords.failed)
    if (refusal) setOpening(undefined)
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
