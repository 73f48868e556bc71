import { expect, test } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('a known push service is accepted: %s (R-MSG-9)', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user:password@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.shop.example/abc',
  'https://notify.windows.com.shop.example/abc',
  'https://127.0.0.1/abc',
  'https://localhost/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com@shop.example/abc',
  'https://shop.example#@fcm.googleapis.com/abc',
  'https://shop.example\\@fcm.googleapis.com/abc',
  'https://xfcm.googleapis.com/abc',
  'https://push.services.mozilla.com.shop.example/abc',
  'https://evilpush.services.mozilla.com/abc',
  'https://evilnotify.windows.com/abc',
  'https://fcm.googleapis.com./abc',
  'https://fcm%2egoogleapis.com.shop.example/abc',
  'https://10.0.0.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://[::ffff:127.0.0.1]/abc',
  'https://[fd00::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/abc',
  'file:///etc/passwd',
  'fcm.googleapis.com',
  `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
  'https://fcm.googleapis.com:80/abc',
  'https://fcm.googleapis.com:443/abc',
  'https://@fcm.googleapis.com/abc',
  'https://FCM.googleapis.com/abc',
  'https:fcm.googleapis.com/abc',
  'https:\\\\fcm.googleapis.com/abc',
  ' https://fcm.googleapis.com/abc',
  'https://fcm.google\tapis.com/abc',
  'https://fcm%2egoogleapis.com/abc',
  'https://ｆｃｍ.googleapis.com/abc',
  'https://fcm。googleapis.com/abc',
  'https://fcm.gооgleapis.com/abc',
  'https://fcm.xn--ggleapis-66jb.com/abc',
  'https://web.push.apple.com./abc',
  'https://.notify.windows.com/abc',
  'https://notify.windows.com/abc',
  'https://127.1/abc',
  'https://017700000001/abc',
])('any other address is refused: %s (R-MSG-9)', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
});
