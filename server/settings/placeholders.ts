// What examples write where a value is still to come. A shop that starts with one works for nobody, or for everybody who
// knows the example.

/** Settings that hold a secret, or a name at a vendor. */
const IS_CREDENTIAL = /(?:SECRET|TOKEN|_KEY|_KEYS|_ID)$/
/** What every key of a vendor begins with, and the version of one of ours. */
const PREFIX = /^(?:[sr]k_live_|whsec_|\d+:)/
const SAID = [
  /^(?:please[\s_-]?)?(?:change|replace)[\s_-]?(?:me|this|it|with)/i,
  /^(?:(?:insert|enter|put|add|use|paste)[\s_-]?)?your[\s_-]/i,
  /^(?:my|the|a|some|our)?[\s_-]?(?:secret|password|passphrase|key|token|id)(?:[\s_-]?(?:here|key|goes[\s_-]?here))?$/i,
  /^(?:todo|tb[ad]|placeholder|example|sample|dummy|redacted|hidden|none|null|nil|undefined|n\/a|x{3,}|\*{3,}|\.{3,})$/i,
  /^[<{[].*[>}\]]$/,
  // What a shell would have replaced, which files of settings leave as it is.
  /^\$[({]|^`|openssl/i,
]
/** A key of nothing but zeros. */
const ZEROS = /^A{40,}=*$/

/** Whether somebody could guess a value, or nobody has filled it in. */
function isPlaceholder(value: string): boolean {
  const own = value.trim().replace(PREFIX, '')
  return own === '' || SAID.some((form) => form.test(own)) || ZEROS.test(own) || /^(.{1,3})\1{3,}$/.test(own)
}

/** The credentials among these settings that nobody has filled in; several values have commas between them. */
export const placeholdersIn = (settings: Record<string, string | undefined>): string[] =>
  Object.entries(settings).flatMap(([name, value]) =>
    IS_CREDENTIAL.test(name) && value?.split(',').some(isPlaceholder) ? [name] : [],
  )
