import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { Avatar } from './avatar.tsx'
import styles from './entity-logo.module.css'

/** An application or organization. */
export type LogoOwner = { id: string; name: string; logo?: string | null | undefined }

type EntityLogoProps = { of: LogoOwner; size?: 'small' | 'medium' | 'large' | undefined }

/**
 * Shows the logo in a frame, or initials if there is none. It's decorative, because the name is next to it. It never
 * looks like the product's own logo, which has no frame.
 */
export function EntityLogo({ of: { id, name, logo }, size = 'medium' }: EntityLogoProps) {
  const [missing, setMissing] = useState<string>()
  if (!logo || logo === missing) return <Avatar name={name} person={id} size={size} square />
  return (
    <img
      className={classNames(styles.logo, styles[size])}
      src={logo}
      alt=""
      decoding="async"
      // The logo was removed or replaced after the page loaded.
      onError={() => setMissing(logo)}
    />
  )
}
