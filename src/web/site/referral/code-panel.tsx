import { referralDesk } from '#content/referral.ts'
import { copyCode } from '#web/sharing/copy-code.ts'
import { Button } from '#web/ui/button.tsx'

const words = referralDesk.code

type CodePanelProps = { code: string | undefined; kind: 'own' | 'visitor' | 'real' | undefined }

/** Of a visitor it is shown once it counts: when a referral has been sent with it. */
export function CodePanel({ code, kind = 'visitor' }: CodePanelProps) {
  const shown = kind === 'visitor' ? undefined : code
  return (
    <section
      aria-labelledby="referral-code"
      className="needs-script rounded-card bg-shell p-[clamp(1.25rem,0.5rem+2.6vw,2.5rem)]"
    >
      <h2 id="referral-code" className="display text-title">
        {words.title}
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        <output aria-label={words.label} className="font-display text-heading text-section tabular-nums">
          {shown ?? words.waiting}
        </output>
        <Button tone="quiet" disabled={!shown} onClick={() => shown && copyCode(shown)}>
          {words.copy}
        </Button>
      </div>
      <p className="mt-3 text-small">{words[kind]}</p>
    </section>
  )
}
