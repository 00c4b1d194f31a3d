import { classNames } from './class-names.ts'
import styles from './avatar.module.css'
import { colourOf, initialsOf } from './initials.ts'

export type AvatarProps = {
  name: string
  /** What stays the same when the name changes: an id or e-mail. The name when absent. */
  person?: string | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** Organizations and applications are square. */
  square?: boolean | undefined
}

/** Decoration: the name stands beside it. */
export function Avatar({ name, person = name, size = 'medium', square }: AvatarProps) {
  const colour = styles[`colour${colourOf(person)}`]
  return (
    <span
      className={classNames(styles.avatar, styles[size], colour, square && styles.square)}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  )
}
