import { getApplication } from '@accord/contract/applications.ts'
import type { Address } from '../../browser/address.ts'
import { longestAnswer, safeReturn } from '../../browser/redirects.ts'
import { callWith } from '../../session/call.ts'
import { tokenEntry, userKey } from '../../session/session.ts'

/** The application that sent a person here to sign out. */
export interface Asking extends Record<string, string> {
  name: string
  /** Where those who stay signed in go: back to it, if it said where to. */
  back: Address
}

/** Undefined where none did, or it cannot be told: then it is another site, whichever. */
export async function whoAsks(): Promise<Asking | undefined> {
  const { application: id, redirect } = Object.fromEntries(new URLSearchParams(location.search))
  const token = tokenEntry(userKey)?.token
  if (id === undefined || token === undefined) return undefined
  try {
    const { name } = await callWith(token, getApplication, { params: { id }, query: {} })
    return { name, back: safeReturn(redirect, location.origin, longestAnswer) ?? '/' }
  } catch {
    return undefined
  }
}
