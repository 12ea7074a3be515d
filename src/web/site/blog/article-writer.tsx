import { blogWords } from '#content/blog.ts'
import { writer } from '#content/team.ts'
import { isPhotograph, OwnPicture } from '#web/pictures/own-picture.tsx'

/** Who speaks, once the owner has said a name. */
export function ArticleWriter() {
  const member = writer()
  if (!member) return null
  const { name, role, picture } = member
  return (
    <div className={isPhotograph(picture) ? 'writer portrait' : 'writer'}>
      <OwnPicture picture={picture} alt="" sizes="8rem" />
      <p className="wrap-anywhere">
        <b>{blogWords.by(name)}</b>
        {role}
      </p>
    </div>
  )
}
