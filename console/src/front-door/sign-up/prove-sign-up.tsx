import { useEffect, useState } from 'react'
import { focusHeading } from '../focus-heading.ts'
import { DiscardSignUp } from './discard-sign-up.tsx'
import { SignUpPasswordForm } from './sign-up-password-form.tsx'

type ProveSignUpProps = {
  code: string
  /** Whose account waits to be verified. */
  email: string
  onProved: () => void
}

/**
 * For a link that was not opened in the browser that signed up. Whoever reads the mail may never have
 * asked for the account, so opening it does nothing by itself.
 */
export function ProveSignUp({ code, email, onProved }: ProveSignUpProps) {
  const [discards, setDiscards] = useState(false)
  // One page takes the place of another: the keyboard and the screen reader go on at its title.
  useEffect(focusHeading, [discards])

  const waiting = { code, email }
  return discards ? (
    <DiscardSignUp {...waiting} onBack={() => setDiscards(false)} />
  ) : (
    <SignUpPasswordForm {...waiting} onProved={onProved} onDiscard={() => setDiscards(true)} />
  )
}
