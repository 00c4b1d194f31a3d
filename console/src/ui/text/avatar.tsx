import { useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './avatar.module.css'
import { colourOf, initialsOf } from './initials.ts'

export type AvatarProps = {
  name: string
  /** What stays the same when the name changes, for things that have an id. The name when absent. */
  person?: string | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** Organizations and applications are square. */
  square?: boolean | undefined
  /** A picture from elsewhere; the initials stay where it does not come. */
  picture?: string | undefined
}

/** Decoration: the name stands beside it. */
export function Avatar({ name, person = name, size = 'medium', square, picture }: AvatarProps) {
  const [missing, setMissing] = useState<string>()
  const colour = styles[`colour${colourOf(person)}`]
  return (
    <span
      className={classNames(styles.avatar, styles[size], colour, square && styles.square)}
      aria-hidden="true"
    >
      {picture && picture !== missing ? (
        <img
          className={styles.picture}
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setMissing(picture)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
