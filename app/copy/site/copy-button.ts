// What a button says that copies something.
export const copyButtonCopy = {
  copy: 'Copy',
  copied: 'Copied!',
  copyFailed: 'Copy Failed, Please try again.',
}
