import { createHash, timingSafeEqual } from 'node:crypto';

/** The fields of a request that are signed, as they came: a number that is written again has another signature. */
export interface SignedFields {
  readonly click_trans_id: string;
  readonly service_id: string;
  readonly merchant_trans_id: string;
  /** Of Complete only. */
  readonly merchant_prepare_id?: string | undefined;
  readonly amount: string;
  readonly action: string;
  readonly sign_time: string;
}

/** The MD5 of the fields without a separator, in lower-case hex, as the SHOP API has it. */
export function clickSignature(fields: SignedFields, secret: string): string {
  const { click_trans_id, service_id, merchant_trans_id, merchant_prepare_id = '', amount, action, sign_time } = fields;
  const text = [click_trans_id, service_id, secret, merchant_trans_id, merchant_prepare_id, amount, action, sign_time].join('');
  return createHash('md5').update(text).digest('hex');
}

export function isSigned(fields: SignedFields & { readonly sign_string: string }, secret: string): boolean {
  const [own, sent] = [Buffer.from(clickSignature(fields, secret)), Buffer.from(fields.sign_string.toLowerCase())];
  return own.length === sent.length && timingSafeEqual(own, sent);
}
