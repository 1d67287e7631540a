// The address that the login page links to; browsers carry the part behind the hash along.
import { redirect, href } from 'react-router'

export const loader = () => redirect(href('/reset-password'))
