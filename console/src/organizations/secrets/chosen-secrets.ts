import type { SeenSecret } from '@accord/contract/seen-secrets.ts'
import { watchedValue } from '../../ui/watched-value.ts'

/** Ticked in the question that is open; there is one at a time. Whoever asks it begins with none. */
export const chosenSecrets = watchedValue<readonly SeenSecret[]>([])
