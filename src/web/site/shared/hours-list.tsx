export function HoursList({ hours }: { hours: { days: string; hours: string }[] }) {
  return (
    <dl className="hours">
      {hours.map(line => (
        <div key={line.days} className="contents">
          <dt>{line.days}</dt>
          <dd>{line.hours}</dd>
        </div>
      ))}
    </dl>
  )
}
