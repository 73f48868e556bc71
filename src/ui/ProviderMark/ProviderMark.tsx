import type { PaymentProvider } from '#domain/payment/provider.ts';

/** The color of a mark and its sign, on 28 × 28. */
const marks: Readonly<Record<PaymentProvider, readonly [color: string, sign: string]>> = {
  payme: ['#0c9f9f', 'M10.5 21V7.5h4.6a4.3 4.3 0 0 1 0 8.6H10.5'],
  click: ['#0b66e4', 'M18.6 10a6.2 6.2 0 1 0 0 8M14.5 14h.01'],
  uzum: ['#7a35e0', 'M9 8v6.5a5 5 0 0 0 10 0V8'],
};

interface ProviderMarkProps {
  provider: PaymentProvider;
  sizePx?: number;
}

/** The mark of a payment provider, drawn by the shop. It is decorative: its name is beside it. */
export function ProviderMark({ provider, sizePx = 28 }: ProviderMarkProps) {
  const [color, sign] = marks[provider];
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill={color} />
      <path d={sign} fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
