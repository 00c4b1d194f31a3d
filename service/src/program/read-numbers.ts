import { refuse } from '#refused-value.ts'

export function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw refuse('PORT', text, 'a number from 0 to 65535')
  return port
}

export function readBytes(name: string, text: string): number {
  const bytes = Number(text)
  if (!/^\d+$/.test(text) || bytes < 1 || !Number.isSafeInteger(bytes)) {
    throw refuse(name, text, 'a number of bytes, such as 20000000000')
  }
  return bytes
}

export function readDrainSeconds(text: string): number {
  if (!/^\d{1,2}$/.test(text) || Number(text) > 60) {
    throw refuse('DRAIN_SECONDS', text, 'a number of seconds from 0 to 60')
  }
  return Number(text)
}

export function readSeconds(name: string, text: string): number {
  const seconds = Number(text)
  if (!/^\d+$/.test(text) || seconds < 1 || seconds > 86_400) {
    throw refuse(name, text, 'a number of seconds from 1 to 86400')
  }
  return seconds
}
