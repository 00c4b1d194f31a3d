import { type Destination, destinationOf, longestAnswer } from '../../browser/redirects.ts'

/** What /logout does with its query parameter redirect (RT-12). Another site is somebody's to vouch for. */
export function afterLogout(
  redirect: string | null,
  origin: string = location.origin,
): Destination {
  return destinationOf(redirect, origin, longestAnswer) ?? { path: '/sign-in' }
}
