import { type ReactNode, createContext, useContext, useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './avatar.module.css'
import { settings } from '../../browser/settings.ts'

const colours = 6

/** The first letters of the first and last word of a name, or the first letter of an email address. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*$/, '')
    .split(/[\s._-]+/)
    .filter(Boolean)
  const first = words[0] ?? '?'
  const last = words.length > 1 ? words.at(-1) : undefined
  return (firstLetter(first) + (last ? firstLetter(last) : '')).toLocaleUpperCase()
}

/** One of six colors, 1 to 6, always the same for the same person. */
export function colourOf(person: string): number {
  // FNV-1a. Its low bits alone would give similar names neighboring colors.
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

/** The colors of things listed together: those with the same initials get different ones, while there are enough. */
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

/** Tells apart the avatars of things that are listed together. */
export function DistinctAvatars(props: { items: readonly Named[]; children: ReactNode }) {
  return <ListedColours value={coloursOf(props.items)}>{props.children}</ListedColours>
}

// A letter outside the basic plane is two code units. Spreading keeps it whole.
function firstLetter(word: string): string {
  return [...word][0] ?? ''
}

export type AvatarProps = {
  name: string
  /** The stable key for the color, such as an ID, for things whose name can change. Defaults to the name. */
  person?: string | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** For organizations and applications. */
  square?: boolean | undefined
  /** A picture from another site. Initials are shown if it doesn't load. */
  picture?: string | undefined
}

/** Decorative: the name is next to it. */
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

/** Initials, or a picture by the hash of the email address if the service allows an avatar service. */
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

/** Browsers offer hashing only on HTTPS and localhost. Elsewhere, the initials stay. */
async function pictureOf(email: string | undefined): Promise<string | undefined> {
  if (!settings.avatars || !email || !globalThis.crypto.subtle) return undefined
  const bytes = new TextEncoder().encode(email.trim().toLowerCase())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return settings.avatars.replace('{hash}', hash)
}
