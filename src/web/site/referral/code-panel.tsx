import { referralDesk } from '#content/referral.ts'
import { copyCode } from '#web/sharing/copy-code.ts'
import { Button } from '#web/ui/button.tsx'

const words = referralDesk.code

type CodePanelProps = { code: string | undefined; kind: 'own' | 'visitor' | 'real' | undefined }

export function CodePanel({ code, kind = 'visitor' }: CodePanelProps) {
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
          {code ?? words.waiting}
        </output>
        <Button tone="quiet" disabled={!code} onClick={() => code && copyCode(code)}>
          {words.copy}
        </Button>
      </div>
      <p className="mt-3 text-small">{words[kind]}</p>
    </section>
  )
}
