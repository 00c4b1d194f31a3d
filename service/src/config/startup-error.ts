/** A reason not to start that the operator can act on: its message is printed alone. */
export class StartupError extends Error {
  override name = 'StartupRefused'
}

/** Every wrong value of the environment is refused in the same words. */
export function invalidSetting(name: string, text: string, wanted: string): StartupError {
  return new StartupError(`${name} is '${text}', but it must be ${wanted}.`)
}
