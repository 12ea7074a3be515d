/** So long a word stays on one line of a narrow phone. */
const mostLetters = 16

/** 'moving-out' and '2-bedroom' are not parted at the end of a line. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, place) =>
    place % 2 && part.length <= mostLetters ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
