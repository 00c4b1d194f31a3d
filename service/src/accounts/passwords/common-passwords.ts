import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonPassword } from '@accord/contract/passwords.ts'
import { invalidInput } from '@accord/contract/errors.ts'
import type { Brand } from '#config/brand.ts'
import { RequestError } from '#request-error.ts'
import { formHashOf, formOf, formsOf, readHashes } from './password-forms.ts'

/** The file is created by `npm run make -- common-passwords`. The list takes half a megabyte of memory. */
const known = readHashes(readFileSync(join(import.meta.dirname, 'common-passwords.bin')))

/** Names that an attacker would try here first. */
type OwnWords = Pick<Brand, 'name' | 'canadianName'>

/** Returns whether a password is common. The check is local, and the password is never sent anywhere. */
export function isCommonPassword(password: string, { name, canadianName }: OwnWords): boolean {
  const own = ['Accord', name, canadianName].map((word) => formOf(word.replaceAll(/\P{L}/gu, '')))
  return formsOf(password).some((form) => own.includes(form) || isKnown(formHashOf(form)))
}

/** Rejects a common password. The request schema has already checked the specification's password rules. */
export function requireUncommonPassword(password: string, brand: OwnWords) {
  if (!isCommonPassword(password, brand)) return
  throw new RequestError(invalidInput, { fields: { password: commonPassword } })
}

function isKnown(sought: number): boolean {
  let [from, to] = [0, known.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (known[middle]! < sought) from = middle + 1
    else to = middle
  }
  return known[from] === sought
}
