import type { Town } from '#content/towns/town.ts'

export function Story({ intro }: { intro: Town['intro'] }) {
  return (
    <div className="grid content-start gap-5">
      <h2 className="display text-section">{intro.title}</h2>
      {intro.paragraphs.map(paragraph => (
        <p key={paragraph} className="max-w-[52ch]">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
