import { Fragment } from 'react';
import { phoneLinks } from './phone-link.ts';

/** The phones of a text, separated by commas, each a link that calls it. */
export function PhoneLinks({ phone }: { phone: string }) {
  return phoneLinks(phone).map(({ href, text }, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <a href={href}>{text}</a>
    </Fragment>
  ));
}
