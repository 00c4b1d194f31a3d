import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// The specification's texts, to the letter: a sentence that is changed by accident is found here.
const sentences = [
  'Please check your email for new verification link',
  'Unable to resend verification email. Make sure your email address is correct',
  'E-mail address must be verified first.',
  'Your session expired. Please sign in again.',
  'Sorry, that account already exists',
  'Unexpected error',
  'Account created. Please check your email for verification code.',
  'Already have an account? Sign in.',
  'Invalid or missing inputs.',
  'Error saving user details.',
  'User details saved.',
  'Password updated successfully!',
  'Unable to update password.',
  'I forgot my password',
  'New password must be different from the current password.',
  'must be the same with the password.',
  'Unable to verify email!',
  'Email verification failed.',
  'Email verified!',
  'Password reset link has been sent your email.',
  "We're unable to send the reset link. Please try again later.",
  'Check your email for a link to reset your password.',
  'The password was successfully updated.',
  'There is an error in changing the password.',
  "The email can't be empty.",
  'Something went wrong!',
  'We were unable to process your request. Please try again later.',
  'Internal server error. Please try again later.',
  'Not found',
  'Access denied',
  'Bad request',
  'Session does not have active access token',
  'Token refresh has not yet been implemented',
  'Logging out...',
  '404 - Page Not Found',
  'Home Page',
  'Please Confirm',
  'Password must be at least 8 characters',
  'Password must contain both uppercase and lowercase letters',
  'Password must contain at least one number',
  'Password must contain at least one special character',
  'Password cannot contain three identical characters in a row',
  'Password cannot contain three consecutive characters',
  'Password cannot contain your email address',
  'No profile found for given organization',
  'The organization you are looking for is not found.',
  'Error loading organizations',
  'Error leaving the organization',
  'You have successfully left the organization',
  'Organization created',
  'Error creating organization',
  'Invalid or missing inputs',
  'Updated details',
  'Updated profile details.',
  'A verification email sent to your new email address',
  'You created this organization at',
  'You are an admin of this organization',
  'You are a member of this organization since',
  'No role',
  'Manage',
  'View',
  'Leave',
]

const root = join(import.meta.dirname, '../..')
const said = ['console/src', 'contract/src'].map(readAll).join('\n')

test.each(sentences)('the product says: %s', (sentence) => {
  const quoted = [`'${sentence}'`, `"${sentence}"`, `'${sentence.replaceAll("'", "\\'")}'`]
  expect(quoted.some((text) => said.includes(text))).toBe(true)
})

function readAll(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n')
}
