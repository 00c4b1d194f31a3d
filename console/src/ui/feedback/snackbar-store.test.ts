import { expect, test } from 'vitest'
import { showSnackbar, shownSnackbars } from './snackbar-store.ts'

const said = () => shownSnackbars.get().map(({ message }) => message)

test('of two messages about the same thing only the newer stands; others stay', () => {
  showSnackbar({ kind: 'error', message: 'Unable to update password.', about: 'password' })
  showSnackbar({ kind: 'success', message: 'User details saved.' })
  showSnackbar({ kind: 'success', message: 'Password updated successfully!', about: 'password' })
  expect(said()).toEqual(['User details saved.', 'Password updated successfully!'])
  showSnackbar({ kind: 'success', message: 'User details saved.' })
  expect(said()).toEqual(['Password updated successfully!', 'User details saved.'])
})
