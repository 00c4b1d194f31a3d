import { type ReactNode, createContext, useContext, useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './avatar.module.css'
import { settings } from '../../browser/settings.ts'

const colours = 6

/** Returns the first letters of the first and last word of a name, or the first letter of an email address. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*$/, '')
    .split(/[\s._-]+/)
    .filter(Boolean)
  const first = words[0] ?? '?'
  const last = words.length > 1 ? words.at(-1) : undefined
  return (firstLetter(first) + (last ? firstLetter(last) : '')).toLocaleUpperCase()
}

/** Returns one of six colors, 1 to 6, which is always the same for the same person. */
export function colourOf(person: string): number {
  // This is FNV-1a. Its low bits alone would give similar names neighboring colors.
  let hash = 0x811c9dc5
  for (const letter of person.toLowerCase()) {
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  }
  hash = (hash ^ (hash >>> 15)) >>> 0
  return (hash % colours) + 1
}

interface Named {
  id: string
  name: string
}

/**
 * Returns the colors of items that are listed together. Items with the same initials get different ones if there are
 * enough colors.
 */
export function coloursOf(items: readonly Named[]): ReadonlyMap<string, number> {
  const taken = new Set<string>()
  const found = new Map<string, number>()
  for (const { id, name } of items) {
    const initials = initialsOf(name)
    const first = colourOf(id)
    const all = Array.from({ length: colours }, (_, step) => ((first - 1 + step) % colours) + 1)
    const colour = all.find((each) => !taken.has(`${initials}${each}`)) ?? first
    taken.add(`${initials}${colour}`)
    found.set(id, colour)
  }
  return found
}

const ListedColours = createContext<ReadonlyMap<string, number>>(new Map())

/** Gives different colors to avatars that are listed together. */
export function DistinctAvatars(props: { items: readonly Named[]; children: ReactNode }) {
  return <ListedColours value={coloursOf(props.items)}>{props.children}</ListedColours>
}

// A letter outside of the basic plane consists of two code units, which spreading keeps together.
function firstLetter(word: string): string {
  return [...word][0] ?? ''
}

export type AvatarProps = {
  name: string
  /** The stable key for the color, such as an ID, for items whose name can change. The default is the name. */
  person?: string | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** Whether the avatar is square, for organizations and applications. */
  square?: boolean | undefined
  /** A picture from another site. Initials are shown if it doesn't load. */
  picture?: string | undefined
}

/** Shows an avatar. It's decorative, because the name is next to it. */
export function Avatar({ name, person = name, size = 'medium', square, picture }: AvatarProps) {
  const [missing, setMissing] = useState<string>()
  const listed = useContext(ListedColours).get(person)
  const colour = styles[`colour${listed ?? colourOf(person)}`]
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

type PersonAvatarProps = Pick<AvatarProps, 'name' | 'size'> & { email: string | undefined }

/** Shows initials, or a picture by the hash of the email address if an avatar service is configured. */
export function PersonAvatar({ email, ...look }: PersonAvatarProps) {
  const [picture, setPicture] = useState<string>()

  useEffect(() => {
    let current = true
    void pictureOf(email).then((address) => current && setPicture(address))
    return () => {
      current = false
    }
  }, [email])

  return <Avatar {...look} picture={picture} />
}

/**
 * Returns the picture's URL. Browsers offer hashing only with HTTPS and on localhost. Elsewhere, the initials are
 * shown.
 */
async function pictureOf(email: string | undefined): Promise<string | undefined> {
  if (!settings.avatars || !email || !globalThis.crypto.subtle) return undefined
  const bytes = new TextEncoder().encode(email.trim().toLowerCase())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return settings.avatars.replace('{hash}', hash)
}
