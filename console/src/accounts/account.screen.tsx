import { useState } from 'react'
import { AccountPage } from './account-page.tsx'
import { EmailCard } from './email-card.tsx'
import { SignInMethodsCard } from './factors/sign-in-methods-card.tsx'

/** How the person signs in. One form at a time is open. */
export function AccountScreen() {
  const [open, setOpen] = useState<'email' | 'password'>()
  const formOf = (form: 'email' | 'password') => ({
    isOpen: open === form,
    onOpen: () => setOpen(form),
    onClose: () => setOpen(undefined),
  })
  return (
    <AccountPage path="/user/account">
      <EmailCard {...formOf('email')} />
      <SignInMethodsCard passwordForm={formOf('password')} />
    </AccountPage>
  )
}
