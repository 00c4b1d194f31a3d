import { useEffect, useState } from 'react'
import { settings } from '../../browser/settings.ts'
import { Avatar, type AvatarProps } from './avatar.tsx'

type PersonAvatarProps = Pick<AvatarProps, 'name' | 'size'> & { email: string | undefined }

/** Initials; a picture by the hash of the e-mail address only where the service allows an avatar service. */
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

/** Browsers hash on https and on this machine only; elsewhere the initials stay. */
async function pictureOf(email: string | undefined): Promise<string | undefined> {
  if (!settings.avatars || !email || !globalThis.crypto.subtle) return undefined
  const bytes = new TextEncoder().encode(email.trim().toLowerCase())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return settings.avatars.replace('{hash}', hash)
}
