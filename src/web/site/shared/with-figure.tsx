import { WholeWords } from '#web/ui/whole-words.tsx'

type WithFigureProps = { text: string; figure: string }

/** 'From R 650', with its figure marked so that it can stand out. */
export function WithFigure({ text, figure }: WithFigureProps) {
  const [before, after] = text.split(figure)
  return (
    <>
      {before}
      <b>{figure}</b>
      {after && (
        <span>
          <WholeWords text={after} />
        </span>
      )}
    </>
  )
}
