type Step = { title: string; text: string }

/** What happens, in order: large numbers on a dotted line. */
export function Steps({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <div>
      <h2 className="display text-section">{title}</h2>
      <ol className="steps">
        {steps.map(step => (
          <li key={step.title}>
            <h3 className="display text-title">{step.title}</h3>
            <p className="mt-2 max-w-[50ch]">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
