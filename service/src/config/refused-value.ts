import { StartupRefused } from './startup-refused.ts'

/** Every wrong value of the environment is refused in the same words. */
export function refuse(name: string, text: string, wanted: string): StartupRefused {
  return new StartupRefused(`${name} is '${text}', but it must be ${wanted}.`)
}
