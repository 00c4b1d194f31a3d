/** What nodemailer throws: what was done when it failed, and what the mail server answered, if it did. */
export interface SmtpError extends Error {
  command?: string
  responseCode?: number
  response?: string
}

/** Who does not take a letter: its recipient for good, somebody for now, or our own mail server none of ours. */
export type Refuser = 'recipient' | 'nobody for good' | 'our mail server'

/** By what failed. Only the recipient's own no is final: everything else may pass, and is tried again. */
export function refuserOf(error: SmtpError): Refuser {
  const { message, command = '', responseCode = 0, response = '' } = error
  const forGood = responseCode >= 500
  const isOfLetter = command === 'RCPT TO' || command === 'DATA'
  if (isOfLetter && forGood)
    return isAboutUs(responseCode, response) ? 'our mail server' : 'recipient'
  if (responseCode !== 0) return forGood ? 'our mail server' : 'nobody for good'
  // Without an answer: it cannot be reached. Silence in the middle of a letter may be the recipient's side.
  return command === 'CONN' && message !== 'Timeout' ? 'our mail server' : 'nobody for good'
}

/** Without authentication or encryption a mail server refuses every letter, and it may say so at the recipient. */
function isAboutUs(responseCode: number, response: string): boolean {
  return [530, 534, 535, 538].includes(responseCode) || /relay|authenticat/i.test(response)
}

/** For the log, which names nobody: mail servers repeat the address that they refuse. */
export function reasonOf({ message }: SmtpError): string {
  return message.replaceAll(/[^\s<>():,;"]+@[^\s<>():,;"]+/g, '(address)')
}
