/** A reason not to start that the operator can act on: its message is printed alone. */
export class StartupRefused extends Error {
  override name = 'StartupRefused'
}

/** Every wrong value of the environment is refused in the same words. */
export function refuse(name: string, text: string, wanted: string): StartupRefused {
  return new StartupRefused(`${name} is '${text}', but it must be ${wanted}.`)
}
