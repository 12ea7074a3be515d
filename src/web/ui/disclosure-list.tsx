import { Icon } from './icon.tsx'

type Disclosure = { question: string; answer: string }

/** Questions that open to their answers, the first one open. */
export function DisclosureList({ list }: { list: readonly Disclosure[] }) {
  return (
    <div className="border-line border-b-2">
      {list.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="group border-line border-t-2">
          <summary className="flex min-h-16 items-center justify-between gap-4 py-3 font-bold text-large text-heading leading-[1.35]">
            {question}
            <Icon name="down" className="size-[22px] flex-none transition-[rotate] group-open:rotate-180" />
          </summary>
          <p className="max-w-[58ch] whitespace-pre-line pb-6">{answer}</p>
        </details>
      ))}
    </div>
  )
}
